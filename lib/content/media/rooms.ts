// Written by `npm run studio` and `npm run media`: do not edit.
import type { RoomImages } from './types';

export const rooms: readonly RoomImages[] = [
  {
    id: 'dome',
    first: {
      avif: {
        src: '/media/room-dome.1870905d.avif',
        bytes: 309912,
        face: 1024,
      },
      jpeg: {
        src: '/media/room-dome.bc2fd625.jpg',
        bytes: 396827,
        face: 1024,
      },
    },
    detail: {
      avif: {
        src: '/media/room-dome-detail.45f201ef.avif',
        bytes: 777857,
        face: 1536,
      },
      jpeg: {
        src: '/media/room-dome-detail.f80470a2.jpg',
        bytes: 1043599,
        face: 1536,
      },
    },
    still: {
      avif: [
        {
          src: '/media/room-dome-640.97156aa3.avif',
          bytes: 8156,
          width: 640,
        },
        {
          src: '/media/room-dome-1280.1873e79b.avif',
          bytes: 27756,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/room-dome-640.67b19ffb.jpg',
          bytes: 31020,
          width: 640,
        },
        {
          src: '/media/room-dome-1280.3d95887b.jpg',
          bytes: 37834,
          width: 1280,
        },
      ],
    },
  },
  {
    id: 'viewing-room',
    first: {
      avif: {
        src: '/media/room-viewing-room.3503e146.avif',
        bytes: 327260,
        face: 1024,
      },
      jpeg: {
        src: '/media/room-viewing-room.277d87ee.jpg',
        bytes: 448341,
        face: 1024,
      },
    },
    detail: {
      avif: {
        src: '/media/room-viewing-room-detail.1a96342e.avif',
        bytes: 492437,
        face: 1536,
      },
      jpeg: {
        src: '/media/room-viewing-room-detail.7b6b61a7.jpg',
        bytes: 1034417,
        face: 1536,
      },
    },
    still: {
      avif: [
        {
          src: '/media/room-viewing-room-640.962cfe73.avif',
          bytes: 6956,
          width: 640,
        },
        {
          src: '/media/room-viewing-room-1280.77f13744.avif',
          bytes: 28102,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/room-viewing-room-640.d238f54d.jpg',
          bytes: 25132,
          width: 640,
        },
        {
          src: '/media/room-viewing-room-1280.84523ed9.jpg',
          bytes: 34159,
          width: 1280,
        },
      ],
    },
  },
  {
    id: 'garden',
    first: {
      avif: {
        src: '/media/room-garden.01682137.avif',
        bytes: 390002,
        face: 1024,
      },
      jpeg: {
        src: '/media/room-garden.c5a4affe.jpg',
        bytes: 425377,
        face: 1024,
      },
    },
    detail: {
      avif: {
        src: '/media/room-garden-detail.3acc0d23.avif',
        bytes: 1048042,
        face: 1536,
      },
      jpeg: {
        src: '/media/room-garden-detail.43c55fdf.jpg',
        bytes: 1162735,
        face: 1536,
      },
    },
    still: {
      avif: [
        {
          src: '/media/room-garden-640.5e64e6b7.avif',
          bytes: 15958,
          width: 640,
        },
        {
          src: '/media/room-garden-1280.82bd1329.avif',
          bytes: 38998,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/room-garden-640.a50c2e2c.jpg',
          bytes: 37242,
          width: 640,
        },
        {
          src: '/media/room-garden-1280.d7b65fa3.jpg',
          bytes: 18089,
          width: 1280,
        },
      ],
    },
  },
  {
    id: 'game',
    first: {
      avif: {
        src: '/media/room-game.48f0f4af.avif',
        bytes: 122656,
        face: 1024,
      },
      jpeg: {
        src: '/media/room-game.9ebd90e8.jpg',
        bytes: 247132,
        face: 1024,
      },
    },
    detail: {
      avif: {
        src: '/media/room-game-detail.b7ced74b.avif',
        bytes: 196623,
        face: 1536,
      },
      jpeg: {
        src: '/media/room-game-detail.3f2e8a53.jpg',
        bytes: 436864,
        face: 1536,
      },
    },
    still: {
      avif: [
        {
          src: '/media/room-game-640.202e8363.avif',
          bytes: 10418,
          width: 640,
        },
        {
          src: '/media/room-game-1280.5adb12c7.avif',
          bytes: 27288,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/room-game-640.8cbc0ddd.jpg',
          bytes: 29924,
          width: 640,
        },
        {
          src: '/media/room-game-1280.9f850eac.jpg',
          bytes: 37011,
          width: 1280,
        },
      ],
    },
  },
  {
    id: 'museum',
    first: {
      avif: {
        src: '/media/room-museum.9e4867d4.avif',
        bytes: 341707,
        face: 1024,
      },
      jpeg: {
        src: '/media/room-museum.4384e61a.jpg',
        bytes: 410000,
        face: 1024,
      },
    },
    detail: {
      avif: {
        src: '/media/room-museum-detail.30b8ab67.avif',
        bytes: 521433,
        face: 1536,
      },
      jpeg: {
        src: '/media/room-museum-detail.2c1a6ab5.jpg',
        bytes: 1076781,
        face: 1536,
      },
    },
    still: {
      avif: [
        {
          src: '/media/room-museum-640.674b4565.avif',
          bytes: 10028,
          width: 640,
        },
        {
          src: '/media/room-museum-1280.5963fca5.avif',
          bytes: 34130,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/room-museum-640.4d80ec0e.jpg',
          bytes: 27971,
          width: 640,
        },
        {
          src: '/media/room-museum-1280.5d3d05bf.jpg',
          bytes: 38909,
          width: 1280,
        },
      ],
    },
  },
];
