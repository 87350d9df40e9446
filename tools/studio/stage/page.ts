import type { Video, Picture } from './picture';

declare global {
  interface Window {
    /** Draws the moment and hands its pixels to the studio: RGBA rows from the bottom. */
    renderFrame?: (time: number) => Promise<void>;
  }
}

/** Opens a video, whose picture the page's address tells, to the studio. Each video has a page of its own. */
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
