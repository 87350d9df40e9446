// Written by `npm run studio` and `npm run media`: do not edit.
import type { WalkthroughVideo } from './types';

export const walkthrough: WalkthroughVideo = {
  width: 1280,
  height: 720,
  sources: [
    {
      src: '/media/walkthrough.fbbecb0d.av1.mp4',
      bytes: 5966449,
      type: 'video/mp4; codecs="av01.0.05M.10, opus"',
    },
    {
      src: '/media/walkthrough.c327871e.h264.mp4',
      bytes: 11893907,
      type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
    },
  ],
  duration: 56.5,
  sound: true,
  poster: {
    avif: [
      {
        src: '/media/walkthrough-640.9dcbf442.avif',
        bytes: 8591,
        width: 640,
      },
      {
        src: '/media/walkthrough-960.3044c643.avif',
        bytes: 17000,
        width: 960,
      },
      {
        src: '/media/walkthrough-1200.83d9f43f.avif',
        bytes: 23490,
        width: 1200,
      },
      {
        src: '/media/walkthrough-1920.454a541e.avif',
        bytes: 40566,
        width: 1920,
      },
    ],
    jpeg: [
      {
        src: '/media/walkthrough-640.f757c2e2.jpg',
        bytes: 26208,
        width: 640,
      },
      {
        src: '/media/walkthrough-960.d251d2e4.jpg',
        bytes: 54505,
        width: 960,
      },
      {
        src: '/media/walkthrough-1200.ee85fd73.jpg',
        bytes: 56441,
        width: 1200,
      },
      {
        src: '/media/walkthrough-1920.799a9651.jpg',
        bytes: 52274,
        width: 1920,
      },
    ],
    preview:
      'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAByAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAUAAAAC0AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAcobWRhdBIACgk4Ief2bSAhoNIykA4TEJi5OPPQQFqAjqEA2ZS3wt9Lv45V56EslMu4NcQDq7qnIJFwxLyy132cu1SGyyOscpi24MUfQg+I7Q1D7g7Z+UQOXPI83wT052IWtEP1H/vSnpuR1tTi94RwzXRHsQZHqzXoGbHHA3Ziz2yKKthY9ZOI+qj0vQ55Q0xL+u2TEgkM3K3Qs+u7It2f5LC5OkqpjC5Q6AMD93eNnDJWK6mEh84SbeDayRr9VplMXBvUwIzJOmOvPvUzUDszSsYIhn4oGejALQGv8+uh9nqHNlawWGQo4g25khkZ+ui7nvCpnBj2zfAffKf98W6fcugpEoqlaT2tQ+08QYJXqFWI8YHJEJPGUWoNM0zPyCYjHZGUDzaTBuJaYFqO/RQ5Tc+cRtt0WnadrUiuo5pY/oV6WEVYhiCwU0H7H0h4xSWBWGtX7sX/z7rIhFxLnzI3IpDfqfPzf+xVGvr+2TqbnxGrY4cxqdfl7oWUZj6kGTjFdHC9oFd9u39cp7WoqcoodvT2CkpgAnBuyM0OkcyP4L+viPh75xEVbnkANVt34AdJvaHR8bQQaxlgbnNy5yuvlCCDLqWkFI8I3C4/UbXYk1jl/ZnXY22df0LUILVePjcWVNLWai4OmJZ50iiOuCnIrYo28B4hQ72zaESsq49Ci7E9tjKEcCbB5MroCwTxt+0nWl7Yw11lEfe4mH9faOEkuBxdnRfZz4ctqoUbF8oKywyFlsfjSPHgi6Gr9/MgLIswf5PHF1bfUt8reb+dpC0khVZVW7Rc4yblWluboaDgHRYcOGyXpRx/MZwNbg+3lxGo/mjIqv97n/OFMcBy/fVsf182KofYH/3KTpvA4q+gi/wAkvM9QmyBI6XOiyEC2lWTXo22fHI6mev1TTYGgGq1e8sW3OMYqUtZf5O/uW3hprPapXOe8GnfOqVRen7Se4xCeQLbcyR/8FEE7/lbaGyqjOqA6tvFVGAtai6H189ekcvZ5hcHOfSF+q/w+3KysOrpYbWHWEfN5nkMSeisvk5YAYm2dQmxLbuboNEVRqFjg7wyYhzdVu9xJ5zmQOFSu/Y3Twl5W5rmWNIVZGsHLLtg7y9cLTT1eqKhF0txgTWJErlNGwOCgAvYP6EgE4yA7smapfgPQ1eUY723t+tPCUy8uHlfiBwPLoEEOV10znzuy4fn4akBc6Zs22z7q71tctgWcQaesKLl4pB1WFTATjnUoODCPZ5y1Ckm6w1VZK942OgH5hlk6dic+faOPFU5Mgm93/PrklkLQqwma4HLIuHM9Z/VQE4TeiXnKmDpHHjNwN93RwwJEnoHrviGinBITSb8JmTMmwIRa0oQ78VtXQv8T/pengcmZrGmK6DaptXPdu4YG8rVrkBxbKdYtWr91pzd5LmQUSJhcom2I+JQuuyxSHNNujIIicUofYZaVOj147uv6FmfNyP37Ge7yDoxYQZzZ4K5lBZ/L32M9WfC8HZPJXS8/Jt7YlvNdGreZux+uV4HvcVS+dkYLKVapHWEzLl1ir8LxHJ9Sxr3KiYrX+rRUdQXfIqR3gQe8RYsyoT6m4EZC0XTgYgEl9IPUCTcL+5ALzzd2J9E0jCyAEppdUTwIjm+wrCofckxK78oWO4VYSTfe7UMuLyCIKywGVG0oLUPCS3LZsk5FSny+7ucU81eND9wULBcAFwkW+eYTaCsFEVCAVIW1m2lMCxJOH5ulCRVdbjKk1VRy/5DrdRrw6icCtr8pK832qHA3qoQx93mc0qgUKIKOmS+SwSIJfeS5rW+vx3W9mb2OEB82kNWLt2jKvCuvwkHYGiPXKd4Z1yozwg1pWULoH2JKH0AthiY/TfP4sQWqNDyGA27iSoEi5VB5paIZmHhOB8Td5hVGc5LfURA2eU5fa6tnQehd0K32TabKC3JgAycgPznNy0HnDDlrVGAdP27mgcSafgxGwHkwzYK2XzefqwC+xO02nliQLhAQ6WogkP1ellQIU26y6pB/mOxc+SgFH3kkTg16R9V0hn9EkUuMsS2oKx5gOtAsWuHCm+WGsiPyWl26MLbEcANWscL0C8tpJ6auYsp/MK0I5xGkfN+LMRZw4VwWmYUZCEWVdvQTFine6jfp1bBgVwL4XJiD+nEZFgDmAdSEnKd4C1A8jtzUo1LkSWaEFnhhpIjQ+RmZWaPFOz9kI+j2D0JVdq1Z3QkOfU0AQurXP1l7TWVHoBxU/c8vO26ZWxudoyIV+jLX3rifEHElX9AuXauX9RO2Y2gQDaByn2frmdFn1E7os7OW7i55lA1Bs3pR95FKpKWEzlypUMAciFhBCs/zyNX50mIHTaOLXH18K076WIErB88dg2B2/hAq2w9yBq1cutHabCZkz31oLzNM518fqpVbY7n81bcY6vMHgZHm/C9f9rqOUYqepr+yj6hRz6bhZt1wA==',
  },
  sharp: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/walkthrough-sharp.1b2e11cf.av1.mp4',
        bytes: 11640604,
        type: 'video/mp4; codecs="av01.0.08M.10, opus"',
      },
    ],
  },
  captions: {
    src: '/media/walkthrough-captions.02334d84.vtt',
    bytes: 1877,
  },
  chapters: {
    src: '/media/walkthrough-chapters.ee7d5787.vtt',
    bytes: 587,
  },
  stills: [
    {
      title: 'Waitlist',
      start: 3.5,
      avif: [
        {
          src: '/media/walkthrough-waitlist-320.ac5502b7.avif',
          bytes: 1772,
          width: 320,
        },
        {
          src: '/media/walkthrough-waitlist-640.f8de91d1.avif',
          bytes: 10839,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-waitlist-320.5e279780.jpg',
          bytes: 7201,
          width: 320,
        },
        {
          src: '/media/walkthrough-waitlist-640.8e87e4ef.jpg',
          bytes: 14275,
          width: 640,
        },
      ],
    },
    {
      title: 'Check-in',
      start: 7.5,
      avif: [
        {
          src: '/media/walkthrough-check-in-320.0c7b2a7b.avif',
          bytes: 1722,
          width: 320,
        },
        {
          src: '/media/walkthrough-check-in-640.bd43b2c8.avif',
          bytes: 9783,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-check-in-320.97f8b2f2.jpg',
          bytes: 6236,
          width: 320,
        },
        {
          src: '/media/walkthrough-check-in-640.378f57a9.jpg',
          bytes: 14775,
          width: 640,
        },
      ],
    },
    {
      title: 'Dome',
      start: 12.5,
      avif: [
        {
          src: '/media/walkthrough-arena-320.13f9d5ad.avif',
          bytes: 2508,
          width: 320,
        },
        {
          src: '/media/walkthrough-arena-640.955b126e.avif',
          bytes: 6966,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-arena-320.75bbc025.jpg',
          bytes: 7919,
          width: 320,
        },
        {
          src: '/media/walkthrough-arena-640.430ab4d9.jpg',
          bytes: 14804,
          width: 640,
        },
      ],
    },
    {
      title: 'Capture',
      start: 17.5,
      avif: [
        {
          src: '/media/walkthrough-capture-320.482aebf3.avif',
          bytes: 2255,
          width: 320,
        },
        {
          src: '/media/walkthrough-capture-640.5a9239ce.avif',
          bytes: 6088,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-capture-320.b4950ad2.jpg',
          bytes: 6904,
          width: 320,
        },
        {
          src: '/media/walkthrough-capture-640.6cb5b315.jpg',
          bytes: 13953,
          width: 640,
        },
      ],
    },
    {
      title: 'Viewing room',
      start: 24.5,
      avif: [
        {
          src: '/media/walkthrough-viewing-room-320.1381f23c.avif',
          bytes: 2061,
          width: 320,
        },
        {
          src: '/media/walkthrough-viewing-room-640.b0ccea4b.avif',
          bytes: 6346,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-viewing-room-320.b2264bd6.jpg',
          bytes: 6630,
          width: 320,
        },
        {
          src: '/media/walkthrough-viewing-room-640.21f703b0.jpg',
          bytes: 13927,
          width: 640,
        },
      ],
    },
    {
      title: 'Garden',
      start: 29.5,
      avif: [
        {
          src: '/media/walkthrough-garden-320.c0266b7e.avif',
          bytes: 2616,
          width: 320,
        },
        {
          src: '/media/walkthrough-garden-640.be5dac64.avif',
          bytes: 10140,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-garden-320.cd4206f3.jpg',
          bytes: 8693,
          width: 320,
        },
        {
          src: '/media/walkthrough-garden-640.25e23229.jpg',
          bytes: 13115,
          width: 640,
        },
      ],
    },
    {
      title: 'The game',
      start: 34.5,
      avif: [
        {
          src: '/media/walkthrough-game-320.9b1402ee.avif',
          bytes: 2078,
          width: 320,
        },
        {
          src: '/media/walkthrough-game-640.2a3b0c5d.avif',
          bytes: 8381,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-game-320.4ee146c1.jpg',
          bytes: 6723,
          width: 320,
        },
        {
          src: '/media/walkthrough-game-640.f5b8e83e.jpg',
          bytes: 14627,
          width: 640,
        },
      ],
    },
    {
      title: 'Food and drink',
      start: 38.5,
      avif: [
        {
          src: '/media/walkthrough-bar-320.d71d12fa.avif',
          bytes: 1550,
          width: 320,
        },
        {
          src: '/media/walkthrough-bar-640.e609f26c.avif',
          bytes: 8331,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-bar-320.af504204.jpg',
          bytes: 6361,
          width: 320,
        },
        {
          src: '/media/walkthrough-bar-640.a816cc58.jpg',
          bytes: 13759,
          width: 640,
        },
      ],
    },
    {
      title: 'Retail',
      start: 43.5,
      avif: [
        {
          src: '/media/walkthrough-shop-320.30a51c95.avif',
          bytes: 1903,
          width: 320,
        },
        {
          src: '/media/walkthrough-shop-640.244cfd60.avif',
          bytes: 8276,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-shop-320.a2a23178.jpg',
          bytes: 7165,
          width: 320,
        },
        {
          src: '/media/walkthrough-shop-640.c33cc770.jpg',
          bytes: 13876,
          width: 640,
        },
      ],
    },
    {
      title: 'Museum',
      start: 47.5,
      avif: [
        {
          src: '/media/walkthrough-museum-320.76064bab.avif',
          bytes: 1673,
          width: 320,
        },
        {
          src: '/media/walkthrough-museum-640.0d799cf3.avif',
          bytes: 8718,
          width: 640,
        },
      ],
      jpeg: [
        {
          src: '/media/walkthrough-museum-320.d4376a17.jpg',
          bytes: 6264,
          width: 320,
        },
        {
          src: '/media/walkthrough-museum-640.7a7db7fa.jpg',
          bytes: 12223,
          width: 640,
        },
      ],
    },
  ],
};
