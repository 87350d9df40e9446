/**
 * GLSL that dresses a body with light: for a point of the rest pose it returns the cloth there and the light
 * it emits. Edges are as sharp as the image, whatever the mesh. It needs the uniforms `uWrist` (the wrist's
 * distance from the middle, in meters) and `uTop` (1 when the chest is dressed).
 */
export const dressShader = `
uniform float uWrist, uTop;
struct Dress {
  /** How much light the cloth reflects: 1 is skin. */
  float tone;
  /** Emitted light, in the fighter's color and in bone. */
  float glow, core;
  float glove, visor, hair;
};
/** A line of light. It is at least one pixel wide, and dimmer where that makes it wider than it is. */
float lit(float away, float width, float grain) {
  float wide = max(width, grain * .75);
  return (1. - smoothstep(wide - grain, wide + grain, abs(away))) * width / wide;
}
float between(float value, float low, float high, float grain) {
  return smoothstep(low - grain, low + grain, value) * (1. - smoothstep(high - grain, high + grain, value));
}
Dress dress(vec3 rest, vec3 normalAtRest, float grain) {
  Dress d = Dress(1., 0., 0., 0., 0., 0.);
  float across = abs(rest.x), y = rest.y;
  float trunk = 1. - smoothstep(.28, .30, across);
  float onHead = smoothstep(1.56, 1.58, y);

  d.glove = smoothstep(uWrist - .089, uWrist - .085, across);
  d.tone = mix(d.tone, 1.25, d.glove);
  // A seam of light separates the thumb from the fist.
  float thumb = length(vec2(rest.y - 1.421, rest.z - .058));
  d.glow += lit(thumb - .034, .0035, grain) * between(across, uWrist + .04, uWrist + .165, .01) * smoothstep(.04, .05, rest.z) * .5;
  float band = lit(across - (uWrist - .042), .015, grain);
  d.core += band;
  d.glow += lit(across - (uWrist - .084), .004, grain) * .8 + lit(across - (uWrist + .026), .0035, grain) * .7;

  float shorts = between(y, .618, 1.042, grain) * trunk;
  d.tone = mix(d.tone, .34, shorts);
  float outer = smoothstep(.35, .6, normalAtRest.x * sign(rest.x));
  d.glow += lit(rest.z + .004, .017, grain) * outer * shorts * step(y, 1.0) * .75;
  d.glow += lit(y - .627, .006, grain) * trunk * .9;
  d.core += lit(y - 1.023, .0145, grain) * trunk * .42;
  d.glow += lit(y - 1.023, .0145, grain) * trunk * .5;

  float boots = (1. - smoothstep(.258, .262, y));
  d.tone = mix(d.tone, .5, boots);
  d.glow += lit(y - .252, .005, grain) * .8 + lit(y - .016, .008, grain) * .9;
  d.core += lit(y - .292, .013, grain) * .9 * trunk;
  float laces = smoothstep(.35, .7, normalAtRest.z) * between(y, .085, .235, grain);
  d.glow += laces * lit(mod(y, .03) - .015, .004, grain) * .5;

  // A sleeveless top: cloth covers the sides up to the arms, and piping runs around the shoulder.
  float sleeve = uWrist - .562;
  float arm = smoothstep(1.385, 1.395, y);
  float top = uTop * between(y, 1.15, 1.462, grain) * (1. - arm * smoothstep(sleeve - grain, sleeve + grain, across));
  top *= 1. - smoothstep(.25, .26, across);
  d.tone = mix(d.tone, .42, top);
  d.glow += uTop * (lit(y - 1.156, .006, grain) * trunk * .8 + lit(across - sleeve, .005, grain) * arm * .7
    + lit(y - 1.462, .005, grain) * (1. - smoothstep(.14, .15, across)) * .7);

  float headset = onHead * between(y, 1.674, 1.736, grain);
  float front = smoothstep(.02, .045, rest.z);
  d.visor = headset * front;
  d.hair = onHead * smoothstep(1.735, 1.739, y) + onHead * smoothstep(-.08, -.1, rest.z) * (1. - headset) * uTop;
  d.tone = mix(d.tone, .22, headset);
  d.tone = mix(d.tone, .5, d.hair * (1. - headset));
  d.core += headset * front * lit(y - 1.706, .015, grain) * 1.2;
  d.glow += headset * front * exp(-abs(y - 1.706) * 45.) * .7;
  // The visor lights the face below it.
  d.glow += onHead * (1. - headset) * (1. - d.hair) * smoothstep(.0, .8, normalAtRest.z) * exp(-max(1.68 - y, 0.) * 26.) * .34;
  d.glow += onHead * (lit(y - 1.676, .0035, grain) + lit(y - 1.735, .0035, grain)) * .55;
  d.glow += headset * (1. - front) * lit(y - 1.705, .006, grain) * .8;
  return d;
}
`;
