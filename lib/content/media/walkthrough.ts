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
      'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAABZsAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAeAAAAEOAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAWjbWRhdBIACgk4Ijvw1pAQ0GkyiwtE9CYoTllk3RZxBNRnQ6btDnUol44vN/N5yehyewLQOoX16nJ6O452J3/+yGQ+MYmQ2epghO/+O1Noenu+L/T//+BH7GFod9ddzQzYBvVluyg5Id8mX6fv6UGignNYKJjFyBOWh4fwgW4fDQlcUK/064g2s1/INR////+oUw6Lwer/Nnw5Hkr/I8OEbhTZXQc6HGhbN0DrTaRiz//768W9LpPuXkAe4QHztIIqRk6JXkApnV9vbPHRIpHzVfkMpk/UmKaA7OyQP1FNBE2dfaZaaPOrghxK46i2Z9E3AkiQ6/+NjkmBkatf324thiek5SWUOAloBwNhLpIUjk/Kq9jQpcm/1TMq3VUYLeaFBI9JifQiIBdFMKl6lLv2gA4r/L5Q35j+3LzN3mcETg95CkLSQ5oxiYip/ldKTkAomj2vCt/7hODtmPQOWMAQMldUO1pgRPKEwAt6tmkSK/Ja37zs+eUZdRxASccBbPlwsXGuS2CMI63mAiYzFdzh6BNPQj6oBZRGdlI9tMxcJ8dd4FKBTEGR3Z5GocscLKeFHImnG9QrVvfnbl2lM0YJrGACxoEd9XaczKEmBxIV25iSBqXXS78SQrLnF38VOQ+RR7VlWXQgrXp75Z59QvADqDAO+upKmhk7vvRp2cKG0vs/p+lUvmE2uMn8+cx+IjJ2iysizCg3QeoLB8IJRF5DczA0FgCCjPJMEgRLqkFq0NpjsumsJYH1fYDN+VTRXc3SpJ1QeTGBtBwMFZ35B2hyQRaO+V1naHrF86IRtCQOJYxsszHW+HvxgU5APDbZy6CPTiED/F+vBmDjAql42sCek4nWc3JtI3gXBwTNaDGvb5XWGPYPnTWbKEnIA1Zm69EPdYbM2+R2yFAeabq/8DDgKS/lKPkLiXmAkokUK28iSuBSnXGEvW7vqsagYCa9+t05IXrTQuiChVLlAa6bTErnrcQbX18H9xghMITOgyCWzopSjUXK01OQqyZJHgqcsCNNRuIzYHne32qUKVoA5KA015xO7PdpmejNpttt8RrRMXgkjUOMiZ7KfebUblLAQLRQNtW+RRPQ5RrVnU4fU7FQhq9m1se3uXDfa8MJ0vQO82/GcCON/ODb6MdUf1F34LV6acvUPOBRdTSfAOiLYHGUo2PSwJa+LMx6R60d7Px44xABGCb1XEikCiWxxWz0jxsYF4jqNDjaHcTr9k8BS40j6srjVbdFH2nyQ5OF3OakN7wzNpHd4O8JCCAJTAbDVIFeArkx8sEE0DAogyntrnqjWDlFfkKegKm6Flz05D46G/qGs9JJ0bCKiqZeWcyaNeHo6jqVJApsqDucj1hk5/BiVLb2mEaRuT52ANDOY3jbI/IZOxYjK15z4fCXugA5/qBSIiL65swKtKEPdv3JCVFIbpQSed0UZXbRjFBM84OO43dxREX+9HWHd8eNlWhPiAFW8KX4Ffco1VMtmTIJHCHSKXaThPkFsDuiO12h2ZHjYWydtYCvxoSJvawR82LR8z9vldpPS0zL6iWLJNOgxKBZZhHqpUPdp84DblDCajs76PbExDpj1Igbtr+Pg5YUUmZ209pH++B937cFBISMnSK84CtGh7afHLWgT6hqSg6mGQP0VxJ8Vi/e92G6Z5PSTPnfwa4K2G99Wf3MUNMkH4mP+oEAqzzLuRKqbISuUv9R/DGoJyRn7j/OA5vNC2f7hBTjyodoPfuEjaBKD64IE7a08bA/0RCGL2cqLN7///6C0vlPBeBxZnhLTGZmCcBgyZ9gQbm0JCwzRxZ6hyaAeltcgZNlLCzABo4L7aXd7Ly8oiXjchdS12nZmhSWEPGzx1VCweBVjO6fPdmwGZjBWXljoREF4Q4C3aWopGJHYkZfr88+oFQKlYesqzO/hpQjmow=',
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
    src: '/media/walkthrough-captions.79603534.vtt',
    bytes: 2048,
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
