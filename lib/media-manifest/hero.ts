// Written by `npm run studio` and `npm run media`: do not edit.
import type { HeroFilms } from './types';

export const hero: HeroFilms = {
  landscape: {
    width: 1280,
    height: 720,
    duration: 12,
    sound: true,
    sources: [
      {
        src: '/media/hero-landscape.b0457ef8.av1.mp4',
        bytes: 1530382,
        type: 'video/mp4; codecs="av01.0.05M.10, opus"',
      },
      {
        src: '/media/hero-landscape.b3436f09.h264.mp4',
        bytes: 2093316,
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
      },
    ],
    poster: {
      avif: [
        {
          src: '/media/hero-landscape-640.dd54adee.avif',
          bytes: 11430,
          width: 640,
        },
        {
          src: '/media/hero-landscape-960.8462caa8.avif',
          bytes: 23764,
          width: 960,
        },
        {
          src: '/media/hero-landscape-1280.8ddd6728.avif',
          bytes: 42019,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/hero-landscape-640.89872cf7.jpg',
          bytes: 17182,
          width: 640,
        },
        {
          src: '/media/hero-landscape-960.cb384dc1.jpg',
          bytes: 35824,
          width: 960,
        },
        {
          src: '/media/hero-landscape-1280.5e880c0c.jpg',
          bytes: 53430,
          width: 1280,
        },
      ],
    },
  },
  portrait: {
    width: 608,
    height: 1080,
    duration: 12,
    sound: true,
    sources: [
      {
        src: '/media/hero-portrait.a60c80e6.av1.mp4',
        bytes: 737148,
        type: 'video/mp4; codecs="av01.0.04M.10, opus"',
      },
      {
        src: '/media/hero-portrait.85b0312f.h264.mp4',
        bytes: 961447,
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
      },
    ],
    poster: {
      avif: [
        {
          src: '/media/hero-portrait-390.b5d8daf4.avif',
          bytes: 13365,
          width: 390,
        },
        {
          src: '/media/hero-portrait-608.c18920d2.avif',
          bytes: 31127,
          width: 608,
        },
      ],
      jpeg: [
        {
          src: '/media/hero-portrait-390.d8eaa17c.jpg',
          bytes: 19737,
          width: 390,
        },
        {
          src: '/media/hero-portrait-608.ef2f6431.jpg',
          bytes: 45784,
          width: 608,
        },
      ],
    },
  },
};
