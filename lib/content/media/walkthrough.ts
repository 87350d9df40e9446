// Written by `npm run studio` and `npm run media`: do not edit.
import type { WalkthroughVideo } from './types';

export const walkthrough: WalkthroughVideo = {
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
        src: '/media/walkthrough-640.a11b641c.avif',
        bytes: 7739,
        width: 640,
      },
      {
        src: '/media/walkthrough-960.b473eab0.avif',
        bytes: 14173,
        width: 960,
      },
      {
        src: '/media/walkthrough-1280.64254196.avif',
        bytes: 22802,
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
    preview:
      'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACYcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAeAAAAEOAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAmPbWRhdBIACgk4Ijvw1pAQ0Gky9xITcJixOmmTkFjrkNfej7Yb7XDeLBIWlel5ikkVIrXXiPtYj7hcxnWpxgdsV2N3UA5EHS5f4d5r+ZO3BRMts1CE5LWcRrgM8ydU24AnovKechayVVF/I6eC8wosEsBm1MiusgITtQeeQx+56lEjcU9Nv0SqHxrNAx6w1+3xsfGeof05pO2aQhTGCwPqb53qoc1WTFvE3IylWZ9WAaUEXcF9oxdlI8BJZTkwcv4SjS3UIMohIJgOHh86HQpqrbDXlTSUQaojaZMzV12B93aacNARlfjeVs152O68IP1/WUBsSJaEGQqS9ZL5COexoI+L3YSMW5XJrPoEGacjLqF/jKa5ATvaCXS97Ix679bAKjV9Szo+UlIXotjdovh/qK+lj7iqgTVOrbrS79kPEYAacLBkzN+ugeJtampuJdx5ACLonCKwJKGeXTBUBAeEBnEAnbvGuyawowMywMGMwM1GG8imOBM7FjnPNmia1odpWE1fUcDGom0FP2wEWwWWoI6BgZ5IoUxcTyKbgXneOjqHwGRSqVNj2g7bjlMg05syXb9T8Ptc84S779kVp9dozc7PPTLGoI+NEPJk0Zr8FZ4bCOlFGGco9L0+d3esw/GYTqAmNR5VnqOHetMZ7/XiWf1IGbLdGw1PR+wcU/kqgISlnRvy3rFv+sT7+SsY6YbdNRpDTpS8ogeJUV3+l46dQpCYcvz8cUg+UmuGWBJmUfn6VFcmFMyih5VYNyUggkiJ5R5ZJVSTI6dgp03buNYvNwTs6GramWs5cKI1cPnK9GdFMyYeT7qw/5mNAO199IGzVpgc/EdpbJLu7dytpxG6NmnUf6dXgLsT557YAUqWJPc3r6qaZAvU4pmFWb+b/SmTJXHfiib0udDAz57jI706dF7bLlmTfQPKT9xiJGCwwb80M6vSnoNg3aUJoVMpoQWj53l+gYvlCRvEwjE02p/pA4PPeXwuVsehusWz6oltevQHL1RJJ6cozwtCxkG3DZDFSUguAM0ZOb/BlXPQIN482EeT4eo5BTp5WnJiKFvWXPOWmH2MMHGFVgDVXLzS3QYMOUtgD30ZyfvMZVJJ1WZ5kbMDLVq3Z3vBSWaDzPwr2Q6ErWbxpUHOq4z4DINhG0p7tKo6MNPZSSuRqJqhHe7Fgqgxk/8df3t+W0c/AXzTia38KGV4XdqnbePyD+XnL/lMNeRvVzYSK4sctZ/jyr9PprUNtA2f09Ig3ZyaJdRfegP+CsUw3sxYwX5ZbGdO8zjm7M5yowmT5Y3KmjFDEszRWky3SyGDa4yYZdiQHYm7Z68TaQ5EogEUJir/Z1zNw8XiXDDiO6tJWHT/ksY12CfLRwPr9A+g5o4iy6UyVW5VqrF66Pp3c0j3qsF+qUYmcO8w8SGWVf/raEEduDJ7KkSnuH1UTqhsX1oR294BFVMj5Rfzr0Uo2/P+K1q7w7f8qGV/hqrJz2iTlFj1SmTxGt2/DMk9EOSTq4tBq2X5CJRJcZs1C/GuA3zh2X9hyQnXSDQNHnFO5Gkp8eeTtgBJXYCDc7cxnb+c2t81LxAeBDInUIsLqxaYY2eTAYkHO7Xm/stLSfuYL5T2Wft4kpuMXdwoMjD4cEnZG8lwksogfK/Kg6oBhfaQkTLrEibnKpCWXPR6zmdOXt6QwtzyThmFFVh+K4wkBo6WwabIUfcHBP+RWaim5AUpUvE1XnxcdenbelnsKy9kaRwSF18gs8r1LkzuSXE3ZtMlRo5pcrZPv+ErxsoBKVKlupYt2xSEUv+Q/riJVT8ubty9jaFcP1spQQHxmPS5FNc2wLwQLwB8srw2x9xKD+njnVnZNXsDE2HPhR6ZqGOwhOw92DW0H/vn33Zt7LZfvirNCKgeZ4ILFxs56aeKrukjZwT+Dzn82fHLGVQJR07lXkOJk1c+2cawonP2HV6WkpZLHAD0Yl86u4OLzaKcq4KMoXFL+9DlXtYJsSm0domqEeR9PMCNwdvened2ym/B5W3zVlFpLKBic93Wvc8D8MDcdEU0G2YprK+8s2NVMaK3Ij14TJf3ABTL4tsC6olRW1/G1UAuIoYlFfyj7ZebzIkgziJE4k5XPtgqzzg+FGS94KeEZsiJaVUxDWSnJ7CNmX+Cx/L/xdDi2JKLKlz2vp0C+XS88xlViIOvgblHm5I/KydTG+GWG9qZdqhWmsfqof2ODS2gSzTpkfaUCooEF3cuhxvCzFt18a3HS3bI7+spsQ3yrHwHNBIkkvOSZou+caec6I0dGNf2vp3l8uXPFJRgflGTEu1SPFcp/s+ItKap5Zxd7ZVKolt9HYTgBiTmmiyJy1cajQBqUQNfLCc+eVflRAbQ1dwXdQ2qfAeBqlFXTvyTNQPAnj9aaBKktbV+nXx5NcoE4UGTdhFWNjqo24q/mPwV0TgZXLD2UNN2LkcXPRvxf70JSCxtWlv9yssUWjjtYE1z8V3G17d2hW9L1N3ouoyd1W8SK0mS34z647aEUQvbnCSUeOrF9ajuZ88WQOjfQNuE5boorT+IYChKVqPDkmiqZ1JQN1xuVSoEpaUVf2UFcEtDCFlYibZeqF6ZXwUHuRnb3VEkz2cj27T+50eSe6aORFsDQ95144YfU9yfQBD2BhoJuIfNDCAWIxJ9G8WWqEGKsZPSVNodHNGTYcUII0DVsEcStcgN5nb9SPuuuUuKrhrItKA4epKol31kJY2TXU160i7IXJ34kh05weFESzyTtHu5xDTrwR6DwXq0WFTL0IO7qbJor/ekbUuTJqZhyXjekUiPOpdizOAOu23f/yjpNOR6CVLmydHvVV8O9WymVY7WQC9oQy6vlDaVJ9sqspi5J4oQwrOPzTXy7wvJhXF32VSHia6+rkDJW2vRQRrk5aNjchmFMiWh1K9/lVKtGahMcb+UgVsYo5v/YKO5UqDf+APMeGBsuHT01DOv1HhC8zbOTgvM9qvozAkMYHjBH4rFrCfwr/izfN5EOMLgWCUzTA4Oi4VhcnUMDeiOaPF5KiryOEotPBC64MhWafdAEpFDoF8FNodOk7MRE861lgJYUev989R38KLFiteMXtjPrSXeTAVv9gPMPmsIrJCDroZLcZeZpnG6R0T8q/E3jIto1VwqMksJNDgFAmXP+LRiaR1NRVWe5lfEy3cE/BXjqbzc+UPogjZTVzNwcr67VKhDI701Io9Sjn1H6tZ/S1zvr9cQ19hY2WpKy0yzpP4axeXDryEfj03ER5wwG0h+3ms90YNQxA==',
  },
  captions: {
    src: '/media/walkthrough-captions.53d1bb4f.vtt',
    bytes: 1518,
  },
  chapters: {
    src: '/media/walkthrough-chapters.45b7955b.vtt',
    bytes: 586,
  },
};
