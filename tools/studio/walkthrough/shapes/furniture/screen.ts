import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { lightTarget } from '../../../stage/gpu';

type Screen = {
  /** Meters. */
  width: number;
  height: number;
  /** What plays on it. */
  picture: THREE.Object3D;
  /** Where the scene is seen from. Its aspect ratio follows the screen's. */
  camera: THREE.PerspectiveCamera;
};

/** The width of the screen's image in pixels. */
const resolution = 960;

/**
 * A screen around the origin, in the plane z = 0, that shows another scene.
 *
 * @returns `clock`: the moment that the scene shows, in seconds; `strength`: how bright the image is
 */
export function createScreen(frame: Frame, { width, height, picture, camera }: Screen) {
  const clock = { value: 0 };
  const strength = { value: 1 };
  const target = lightTarget(resolution, (resolution * height) / width, { depthBuffer: true });
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
  const material = createMaterial(frame, {
    vertex:
      'out vec2 v; void main() { v = uv; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }',
    fragment: `
in vec2 v;
uniform sampler2D uPicture; uniform vec2 uSize; uniform float uStrength;
void main() {
  vec4 light = texture(uPicture, v);
  // Behind the fighters: a haze, brightest around the strike, above the darker floor.
  vec2 off = (v - vec2(.5, .55)) * vec2(1., uSize.y / uSize.x);
  float haze = .035 + .16 * exp(-dot(off, off) * 16.) + .05 * exp(-dot(off, off) * 3.);
  vec3 back = BONE * haze * mix(.3, 1., smoothstep(.2, .34, v.y));
  vec2 edge = min(v, 1. - v) * uSize;
  float inside = smoothstep(0., .05, min(edge.x, edge.y));
  color = vec4((light.rgb * 1.2 + back * (1. - light.a)) * uStrength * (.35 + .65 * inside), 1.);
}`,
    uniforms: {
      uPicture: { value: target.texture },
      uSize: { value: new THREE.Vector2(width, height) },
      uStrength: strength,
    },
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material);
  const { uTime, uEye, uFlip, uResolution } = frame.uniforms;
  const own = {
    time: 0,
    eye: new THREE.Vector3(),
    flip: 1,
    resolution: new THREE.Vector2(),
    color: new THREE.Color(),
  };

  mesh.onBeforeRender = (renderer) => {
    const outer = renderer.getRenderTarget();
    const alpha = renderer.getClearAlpha();
    renderer.getClearColor(own.color);
    own.time = uTime.value;
    own.flip = uFlip.value;
    own.eye.copy(uEye.value);
    own.resolution.copy(uResolution.value);

    uTime.value = clock.value;
    uFlip.value = 1;
    uEye.value.copy(camera.position);
    uResolution.value.set(target.width, target.height);
    renderer.setRenderTarget(target);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    renderer.render(picture, camera);

    uTime.value = own.time;
    uFlip.value = own.flip;
    uEye.value.copy(own.eye);
    uResolution.value.copy(own.resolution);
    renderer.setRenderTarget(outer);
    renderer.setClearColor(own.color, alpha);
  };
  return { mesh, clock, strength };
}
