import type { Video, Picture } from './picture';

declare global {
  interface Window {
    /** Draws the moment and sends its pixels to the studio: RGBA rows from the bottom. */
    renderFrame?: (time: number) => Promise<void>;
  }
}

/**
 * Makes a video available to the studio. Each video has its own page, and the page's URL gives the size of
 * its image.
 */
export function openPage(create: (picture: Picture) => Video): void {
  const settings = new URLSearchParams(location.search);
  const width = Number(settings.get('width'));
  const height = Number(settings.get('height'));
  const video = create({ width, height, subframes: Number(settings.get('subframes')) });
  const pixels = new Uint8Array(width * height * 4);

  window.renderFrame = async (time) => {
    video.render(time);
    const gl = video.renderer.getContext();
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    const error = gl.getError();
    if (error) throw new Error(`WebGL reports error ${error} at ${time} s.`);
    await fetch('/frame', { method: 'POST', body: pixels });
  };
}
