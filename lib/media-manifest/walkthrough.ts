// Written by `npm run studio` and `npm run media`: do not edit.
import type { WalkthroughFilm } from './types';

export const walkthrough: WalkthroughFilm = {
  width: 1280,
  height: 720,
  duration: 50,
  sound: true,
  sources: [
    {
      src: '/media/walkthrough.cf528bf1.av1.mp4',
      bytes: 5659561,
      type: 'video/mp4; codecs="av01.0.05M.10, opus"',
    },
    {
      src: '/media/walkthrough.d74ae7b1.h264.mp4',
      bytes: 7632634,
      type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
    },
  ],
  poster: {
    avif: [
      {
        src: '/media/walkthrough-640.02682e9f.avif',
        bytes: 15866,
        width: 640,
      },
      {
        src: '/media/walkthrough-960.357829d6.avif',
        bytes: 30558,
        width: 960,
      },
      {
        src: '/media/walkthrough-1280.e13b16fa.avif',
        bytes: 55656,
        width: 1280,
      },
    ],
    jpeg: [
      {
        src: '/media/walkthrough-640.90201a4a.jpg',
        bytes: 22424,
        width: 640,
      },
      {
        src: '/media/walkthrough-960.5dc40161.jpg',
        bytes: 45246,
        width: 960,
      },
      {
        src: '/media/walkthrough-1280.ae93ae54.jpg',
        bytes: 58286,
        width: 1280,
      },
    ],
  },
  captions: {
    src: '/media/walkthrough-captions.a5f11c00.vtt',
    bytes: 1517,
  },
  chapters: {
    src: '/media/walkthrough-chapters.45b7955b.vtt',
    bytes: 586,
  },
};
