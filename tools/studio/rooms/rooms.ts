import * as THREE from 'three';
import { createPass, createRenderer, lightTarget, runPass } from '../stage/gpu';
import { develop } from '../stage/grade';
import type { Picture, Video } from '../stage/picture';
import { aim, seesFloor, tilesOf } from './faces';
import { createGlow } from './glow';
import { columns, faces, placeOf, rows } from './layout';
import { createRoomLight } from './room-light';
import { views } from './view-list';

/** All rooms as cubes: "moment" 0 is the first room. */
export function createRooms({ width, height }: Picture): Video {
  const face = width / columns;
  const tiles = tilesOf(face);
  const size = tiles[0]!.size + 2 * tiles[0]!.margin;
  const renderer = createRenderer(width, height);
  const tileLight = lightTarget(size, size, { depthBuffer: true });
  const lights = faces.map(() => lightTarget(face, face));
  const glow = createGlow(renderer, face);
  const glowLight = lightTarget(face / 2, face / 2);
  const camera = new THREE.PerspectiveCamera(90, 1, 0.05, 80);

  const window = { value: new THREE.Vector2() };
  const cut = createPass({
    fragment: `
uniform sampler2D source; uniform vec2 window;
void main() { color = texture(source, window.x + v * window.y); }`,
    uniforms: { source: { value: tileLight.texture }, window },
  });
  const source = { value: lights[0]!.texture };
  // Without a vignette, which would darken every face's corners.
  const final = createPass({
    fragment: develop,
    uniforms: {
      source,
      glow: { value: glowLight.texture },
      vignette: { value: new THREE.Vector2() },
      shown: { value: new THREE.Vector2(1, 2) },
      grain: { value: 0.004 },
      seed: { value: 0 },
      fade: { value: 1 },
    },
  });

  return {
    renderer,
    render(index) {
      const view = views[index]!;
      final.uniforms.fade!.value = view.exposure ?? 1;
      const draw = createRoomLight(renderer, view, size);
      camera.position.set(...view.eye);
      faces.forEach((name, side) => {
        const light = lights[side]!;
        for (const tile of tiles) {
          aim(camera, name, face, tile, view.heading);
          draw(camera, tileLight, seesFloor(name, tile));
          window.value.set(tile.margin / size, tile.size / size);
          light.viewport.set(tile.x, face - tile.y - tile.size, tile.size, tile.size);
          runPass(renderer, cut, light);
        }
        light.viewport.set(0, 0, face, face);
      });
      glow.spread(lights);
      faces.forEach((_, side) => {
        glow.draw(side, glowLight);
        source.value = lights[side]!.texture;
        const { column, row } = placeOf(side);
        renderer.setViewport(column * face, (rows - 1 - row) * face, face, face);
        runPass(renderer, final, null);
      });
    },
  };
}
