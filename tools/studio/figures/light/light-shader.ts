/**
 * GLSL for the light on a fighter: the plus above and behind, a soft key light from the front, and the
 * opponent's glow.
 */
export const lightShader = `
uniform float uSide;
struct Light { float back, key, rim, edge, spill; };
Light lightOn(vec3 world, vec3 n) {
  vec3 view = normalize(uEye * vec3(1., uFlip, 1.) - world);
  float turned = 1. - max(dot(n, view), 0.);
  vec3 plus = normalize(vec3(0., 2.9, -4.) - world);
  vec3 key = normalize(vec3(-uSide * .35, .75, .8));
  Light light;
  light.back = max(dot(n, plus), 0.);
  light.key = max(0., dot(n, key) * .8 + .2);
  light.key *= light.key;
  light.rim = turned * turned * turned;
  light.edge = light.rim * light.rim * smoothstep(-.25, .6, dot(n, plus) + .35 * n.y);
  light.spill = max(0., dot(n, normalize(vec3(-uSide, .15, .25))));
  return light;
}
/** The scan runs up the body every second and a half. */
float sweepAt(float y) {
  float away = fract(y / 2.4 - uTime / 1.5) - .5;
  return exp(-away * away * 90.);
}
`;
