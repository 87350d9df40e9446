import { ribbonVertex } from './ribbon';

/** Shared by all shaders of a scan: the lamp and the haze. */
export const light = `
uniform vec3 uLamp, uColor;
uniform float uReach, uSpacing;
vec3 eyeSide() { return uEye * vec3(1., uFlip, 1.); }
// How much light a surface shows, 0 to 1: from the lamp, from the room, and a thin bright rim.
float toneAt(vec3 world, vec3 normal) {
  vec3 toEye = normalize(eyeSide() - world);
  normal *= dot(normal, toEye) < 0. ? -1. : 1.;
  vec3 toLamp = uLamp - world;
  float away = length(toLamp);
  float lambert = max(0., (dot(normal, toLamp / away) + .12) / 1.12);
  float rim = 1. - max(0., dot(normal, toEye));
  float fall = 1. / (1. + away * away / (uReach * uReach));
  float lit = lambert * 2.3 * fall * fall;
  return clamp(lit + .035 + .3 * rim * rim * rim, 0., 1.);
}
float haze(float away) { return exp(-max(0., away - 4.) / 16.); }
`;

export const solidVertex = `
out vec3 vWorld; out vec3 vNormal;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  vWorld = world.xyz;
  vNormal = mat3(modelMatrix) * normal;
  gl_Position = project(vWorld);
}`;

export const solidFragment = `
in vec3 vWorld; in vec3 vNormal;
void main() {
  float tone = toneAt(vWorld, normalize(vNormal));
  color = vec4(INK * .6 + uColor * tone * tone * .055 * haze(distance(vWorld, eyeSide())), 1.);
}`;

// Dots keep at least \`apart\` pixels between them, so that a distant wall has the same density as a near
// glass. As the eye moves they fade in and out by rank.
export const pointVertex = `
in float rank;
out vec3 vLight; out float vSize;
void main() {
  vec3 world = (modelMatrix * vec4(position, 1.)).xyz;
  vec3 normalWorld = normalize(mat3(modelMatrix) * normal);
  float away = distance(world, eyeSide());
  float unit = uResolution.y / 720.;
  float pixels = uSpacing * projectionMatrix[1][1] * uResolution.y * .5 / away;
  float apart = 2.7 * unit;
  // Leans toward the eye, so that the solid does not hide it.
  gl_Position = project(mix(world, eyeSide(), .0025));
  float facing = abs(dot(normalWorld, (eyeSide() - world) / away));
  float room = min(1., pixels * pixels * max(.25, facing) / (apart * apart));
  float tone = toneAt(world, normalWorld);
  float kept = tone * room;
  float shown = 1. - smoothstep(kept * .85, kept * 1.1 + .001, rank);
  float size = clamp(pixels * .36, 1.2 * unit, 2. * unit);
  vSize = size + 1.5;
  gl_PointSize = vSize;
  // Isolated dots look like snow and not like a surface, so they are dimmer.
  vLight = uColor * shown * (.12 + .95 * tone) * min(1., 6. * unit / pixels) * haze(away);
  if (shown <= 0.) gl_Position = vec4(2., 2., 2., 1.);
}`;

export const pointFragment = `
in vec3 vLight; in float vSize;
void main() {
  float away = length(gl_PointCoord - .5) * vSize;
  color = vec4(vLight * clamp((vSize - 1.5) * .5 + .5 - away, 0., 1.), 1.);
}`;

export const edgeVertex = `${ribbonVertex}
out vec3 vLight;
void main() {
  vec3 world = ribbon(1.15, .003);
  vec3 toLamp = uLamp - world;
  vLight = uColor * (.06 + .4 / (1. + dot(toLamp, toLamp) / (uReach * uReach))) * haze(distance(world, eyeSide()));
}`;

export const lineFragment = `
in float vAcross; in vec3 vLight;
void main() { color = vec4(vLight * (1. - vAcross * vAcross), 1.); }`;
