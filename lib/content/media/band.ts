// Written by `npm run studio` and `npm run media`: do not edit.
import type { BandVideos } from './types';

export const band: BandVideos = {
  landscape: {
    width: 1344,
    height: 576,
    sources: [
      {
        src: '/media/band-landscape.e12a52ad.av1.mp4',
        bytes: 479873,
        type: 'video/mp4; codecs="av01.0.05M.10"',
      },
      {
        src: '/media/band-landscape.9480c506.h264.mp4',
        bytes: 893231,
        type: 'video/mp4; codecs="avc1.64001f"',
      },
    ],
    duration: 8,
    sound: false,
    poster: {
      avif: [
        {
          src: '/media/band-landscape-672.1cfb3ab0.avif',
          bytes: 6962,
          width: 672,
        },
        {
          src: '/media/band-landscape-1344.9782f7b1.avif',
          bytes: 15999,
          width: 1344,
        },
      ],
      jpeg: [
        {
          src: '/media/band-landscape-672.53aff6e9.jpg',
          bytes: 14687,
          width: 672,
        },
        {
          src: '/media/band-landscape-1344.86b26966.jpg',
          bytes: 27709,
          width: 1344,
        },
      ],
      preview:
        'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACaYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAeAAAADOAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAmubWRhdBIACgk4Ifv5rSAhoNIylhNEyCYuTl1xTBYiJM/KR+rnOqI/fsnzYF+SV+RgI4VGqOeJrc/X7kf0g1fvAdrpd+DZgL0lXRWNjrKLcFQSagkv9Y4LbF1uVDNpnZBufBn6nUr7YUpEb67cS6wUTikTGa/tSGG5z2Yig2usK40146kq3t1yHRDucD5BBtop8oQXfXB3ERc+pAIJu4Nvc4nFpv1o2ycjodtX+E9MKDj3aPuGEKPzzyvNDV7VPB+WPJGFCeL9JDZasI7Lb/S2bYyaRmIxbBbgffdN6Ne+AXzkFL55zUdUlAeUJgaExtJWDdrsHTnmJ3ndwNdqPWoQkWq4/dhEuV2U6Icr1LDQ3RQTWdoIq02bGrGwKRd3uyjURGh0zTJEF4k+Alt6LmX71Uyl++nFeVmVkIxRj1aXScImyUemSh6A+noBCWh1PJXWoJJjwsXMwZ4GyIq+Y4H+F6BrO5D+urQoot3AbqAMXReZnsc1vnPf8oV/SCHke1JiiQIo7WCSvHEMN5b5hS8DdaPxGjF/NJXWI2k4dG9F74JUCQO6ED8kyBoSyk4NY/VeXctp7WZTk1/i+Tvvq933sIEStHRgh/8WSszWrC59SSahi6oCcQgIC1dPYP1MJT5M6KmuY55cfFGaPXPU6qOLKkMT++ekjRk14SPFu6rvm42OWiGzWITVhJMF4QT2fUfREQ1G9pwdPfcp3DYCn+LvL1Yzma/5YEFY/GAz9vmGJY8NyB6LZah83mBakGRZOJuo27PKGnIXSm3ZvCYCSbHB7BVIQIr24KOlorO8nVd4mqve51a4gnYqGqCIfb3fnIBVx5zywUQyglEn+sGU8emJlNWk6SLcfol+xW/siXA1yamWHjuFZausSJnlI1dFuq2g9LE66fV8kwQxt/gW+EOHRUITYAdi6wF4xDieSwsHS7cAUXm+eVTRIlWlLto7/wiIfVsjg4IzEqSUDrUOhF7ZuLAmeLnH62zphJ2l7urW3xqBretryPmASdYbhS4MyXaBnvQgo25ufk85muJKx13uP+j6+WaYziBUE37eOQn6dUiQ+oNC8sK1mh3P5UWelFHQusMvtjAReFozwPf8LcjRKmZFjREMXXJTYnx4T6waRWYXyif7Mi3inWl32XNFSFQQw6nnHWYxi/r4Ei0h5tmmSdjOLwIEpOtPMraGLmuKu/OVR7a/A2NfC8zmF+P1JpSz8fTl4EqSe4KdNV9D/UgPN5KCUvNI4djqqxXKuvjsWO9tNXIw77TPKY6TLGTUCHkRtVyxTTOx7/MpMy67IEctgawwrgiq3fIcykrplx6i+mXT3CQRgcpEq7wgq1NNwOYLHyzJzyrQxKlYglT8kuhLTdKJsUvWM55ca4oXE1wDVodEn3Y0tE1/MJuB9P37qONCvC5zVXT6vsf3jEa8vj+pD4FzcTk70RSFNGe5C8Jh3d6qeSsu/6oSZNSvR8D5OZCmN6Gz8gcM1ZUktdWk+Gdbpe79+IVJgUIrgJDTRQz5T5lPcjSmdbon6J2Ndya0cf2/AUaqX9Hb9ANghF3b8SPZx9U0sPeqSFBpUKdTWK6xRxtGD/qCyslJWHEEkAt3mFZkIOyuX312BblKKhbmyB5d8byozLbhGq10cW3OBHCN2qdDpnNtAx1eRv8ModH9tJLJh+vg/f5qaSOZrmVX7bC8HFwH6RNyP/PCaqc5mAxdwKTayyOYCmeDGVBKGup0ldjPOGAbKF+truEuDhlzW7Q9Ymm4F6xOcPr9ddBNyw1br2aglGzB3or6YhJFn6Mob5J4S1zr0Rn8/XD0cD5Tuz2jxI/6g5H4UaJ1HEvEUY7ImfE0arCv35wZz71qYJMMIVaNfdnuBgaXbVnfrAndRPw2ScaUkBolCB8lKTisOenlJyW0/FnhTui6fdLHyUhA33uTXYia8K4kQw6bB0AHSr64aaC202HmFJTVM4LKeLtbl51Ln8kW+yd5z3eTF3PJyD3ZvEm4vKhma7i+L8Mhk1u1SLi10BaJ+qJ78f9ppPum5AdZybyc/OtTpBtBc8iT+vgKUyIkVDKLVvephuv9gZ2qe5uU2xRyw1A2DGDlMBRX4M9kw+5C5AR6EOt/WFsQtEUdZfdb4myZekhLDMfnLtIm+VwuO/gOv3foABtL6TFLmlJTgGLDe0n5IiSoRKx5YJPpuuvJV5r+GNfc2307esPd9eVeu4XGbbOf/rCBAUVZQG7tXZzhQ8y/6oTeAaW1KYdkvMqJjeWhro7OZnhOWY1XDD9UBS9/Nwg+cG1tAJGOn9sQuTK/RHyG918hkDaWjNa92sPwLsMfy+uEDW2YltkR4busBdlHFFYVHTn77MKvHqWvF4e7gimV4uS1RD4q0ZC5YvncCjehChxnuY8tIoN+3c/n2YjdCLsngNl1VqphPDOJA9mlJ73zw4/is9Vxzu39DMQHj15Vqq3OQFfuVw5c3CuDcLgLXRgvx3z4S1NDyySbnjs61ESyjRWIGK3YDQitOk4wYSahjpRv35PsIoATpMtHC6QIcn9H0+KI60zirMRkiNaCi1ft/+SIvWmmROlI4P78kPQme+pX4K3cOpmiy6hpzf3L8d8X5MPMNlKeNvJoVWyPTuUngJ3dAore4doQilEQeVDkMjk5Xpa+0ycVLAjUocWzFVp42Ts5EEyA3XtdzikXbSPEqgdVKmJOViRcIUd6LKXl7+n8/ANerCMPigvKwF4fnFgs49MBvQzjFTNVzQaxQ1vPjsIvo/5OIxHBY+FSOG/D3Ped234ATnHLCwyrdAVLJP67XL5fUzUj6OWWnuRJ23C4yK4OV7Og2FvDl8wBLdzklucjPPcGqdiMkzejkFvailijsehT+ywQ8/Njlw5f2T1WBOlSPltjV03T38w9X2lUMS+LUWslmd2Hr5tHtON/7R46Oy2zb/lSPkpgUfvrY9WqUw0mK32SJRNVw58yX23Fb5vKUNdgFi2XBLhZ24hnEEyGsGBMK8KRyEfp6o8PMgCf+0BYk0EpQZi8WF+en8N3+HdYI262I0cYl+pk5/iG7exa6eLuwMywZ5sux5elw3BjuMaYArhejSJ0tjJc1A1Toivvu2P4kjYLYh9SlwTX3hiXwOQAIG4uleoTDsMmgDlgl7s2Lgtk5vrJQ1mTCSiygTUlM2FBK4D4zV6eigL5YyixS5WcLXr1tjr5MnJSQ9cEvmESK9IGbVXcCRj4YcBImmmu4sYEDOz9GGLCWOXzHof/oPQKaNGa/ejVD0eaFUryCw0DQMrI6fJVAo0ZamgxtNZ+y9pzAU+uc1Rg5Q1nwWVZ97w=',
    },
  },
  portrait: {
    width: 720,
    height: 900,
    sources: [
      {
        src: '/media/band-portrait.67fe0e84.av1.mp4',
        bytes: 492677,
        type: 'video/mp4; codecs="av01.0.04M.10"',
      },
      {
        src: '/media/band-portrait.382ebb18.h264.mp4',
        bytes: 835830,
        type: 'video/mp4; codecs="avc1.64001f"',
      },
    ],
    duration: 8,
    sound: false,
    poster: {
      avif: [
        {
          src: '/media/band-portrait-390.513cf9ed.avif',
          bytes: 8749,
          width: 390,
        },
        {
          src: '/media/band-portrait-720.f3ef0367.avif',
          bytes: 21514,
          width: 720,
        },
      ],
      jpeg: [
        {
          src: '/media/band-portrait-390.e9143590.jpg',
          bytes: 20805,
          width: 390,
        },
        {
          src: '/media/band-portrait-720.cd41ecb9.jpg',
          bytes: 27498,
          width: 720,
        },
      ],
      preview:
        'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACf4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAPAAAAEsAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAoGbWRhdBIACgk4HjvlbSAhoNIy7hNE1CYsTmmjzBY6LM/KKQ/cW4wvYJb43kojW7OGNrAdviPFXH2ILsiaj4sJ3jJbGOIw50hNT3C1EI3PClHl0yvBa/s04CxOUA/Kcmm+N3qTccAubUczW7wJ29YZCcWZPhTNV8KJyssHjJRqnZlLS5MR6neDSOn1S8uzqtpItCoB7W9JvvPIpZ26iEyhBbqsTrETdkBIwMcAN2Vp97qMOFev/pUgWBQY7voFap4XnkE7BV8qwRerL6m3RE41SQr+dAw8ndLx4j/C/IZpgYErnUbnHKvRoFWyeNxNC3VtEm+tICpEadBjhD7Zakh3jP386GKpUfZJ8BhPJQXLa7/+MdAcO4luhYIsqySE/bs8MJDWRXIC5iEwGOICGXriX3mFEoLQeHJ0AKR7UNb1yLvu71xP4Fcl3a8KRNLzz4stEWE61TC/Ip+w0EM7E7ziDcTBKy46cuV+l3qwh0/UlR9Rp98g1R2UZ3o9c+Q64wjyroOYr/0VcEWWJs3hvrDWbnhb/Kh/nZgYUPBiP3f0SkYDc18bQy0a1BnfDy4avkUlWPcWnArwVG16GcPgABQ9/HEOhLrl0hAB5qWRFU5A1BMmifEKqLPlTtCjQFyWNa/PbPwdTh+R3b1dqwvlf4Q4s29JSmxsIfEgZAmiEf3zumVodmlJzVMbjFom7w89GIvO5u1+pN5MgSHejFEHu25ppX03eke7X0txHXeMunehFozjqQUkSBpKJ5rQLRSW1mQDvlQmS3hbafuQ6YuYJltwJBxHwsq+xlwDTxjQprD/UpwjbX1iyoSvEdpC2Gv8uebsSGuUT2bOW0NyxNaDAHqt5ZM3MbZITNMeR+psqcx1Fao3oYS6H03BL3cQbSI9sxhY4kg/hgAvmVBSkFoOvs9zi2cw3LlNxb4Mr5hchMMRNTHhaJKDKIlPk2uWK5qHpHFHXVD17PAKHJ7XVKoL0j1oJ5NrB6tVImfYTDsBNO1VYW1WnhwGfs/oRUo4nJtEkVoVv5RVdgFzDnSODAk8iZTG4jpdtRhaGdW7Rs3WiGU29BSNDGlM176uYiyzUDHPSuIbdTnZACrQlR+qg7GGTptXX8ZLvucwHFXVbtKSXQWhR+H9ogkJeoGTzsaHr2+t/cUriUzGx/3mDtcyl0pdjZk/ILe93r2nCTiDvvqwVRKuDRTW1tlG9L/7j0ZyYck0SFYUo8r62a5w+/BJktC5H0hpB+CiS9KMzXShhaJpDaEba0OA3/QU88FH+T4EwurSE0l8UMkND1U31eW+LHNtx6u5zp230SBzUbJuKTKv/VTsr5zKMyXxbrDgmRjERYvlB9fx6sM9nHmfzSSvN80g9J4doOhJTxWr79V61jpLpTp2vZp8x4svfgSvK1RA0J6fJtU2DTinwuFfHrC6Vx5AF19KaUzzpSYGNg36mgir3OUHwcG/znApp+cJeAh/ZGalBlCHVj4GtfEScFoOt6H8BcmOn6HI6uaaBkr/mbdyKHEyMby1O9GFCkDGLAR37mItuQFimpLSkChqY4osGW7A/r4Xj61TcTDvi3ES/BaIy95Zgtk2Wme0ZvWGQTwX/LSn+sXKCZzM4OLaDZBSoqRlk0uPahZelf+4+JorTkeRDoSw50grhRqN0hLQZiqK1i01TaBcTnrvWEqCu5xZHo8PteJCYwKAQhnjaDfdwT/aisv1QcGI48CWfXbuKpKl1Z7WheQyaf6BwWHmGifZdCSn/mnkSE1BlBOdXmdInS8vSOcbYuVej8jMO2k/xkyrtZsEJ1DsDaea+V6HjKKKulj/aHqBrIOcDdPsUPeOrmpIDQnpaNScEEDaf9H7NnKLS2m6QEtQALBe1JnSC8dlVvGRdpIEZL2Mx2NX1S7tzMB0L4aRhC1ufDMWqEk+M5Tv6admyXWvjGbzpDjtPsc6SdzKAIt5DPehTZAwenOfeQBhZYYrLzvRz7AJX4ofFRZLwf6qfj2CS/C1dETBWo/e8HNTYDlhS0lbb6pg78zHdUKU0e6uzzW8cQvIHqac4PCT2EaHzGYRTX+tK23hb2CKPPxp/di00JHDFRjee9E5o8LhsMxWrWZe9St3xamzyAeONw2teRxOxrKUUb1wKvwNqAjvGPBMSf/acW4oBjGlTrzeh6I0doi5prJLwxSD4EqfIdfqLhYSaw+6BuNOmipzg7/+7sm/m9vSldiZNUzUshQEUBMKO6/cz76HurNUIc/aIlsK+AhkOkgH9uZAVCd9BbRPfUNykzgTlpcAJFYfQSC4yqHglYlamnJKwoybymtQqKF0IY0E6ub0Yfw3KDZUk4BBqDpxGwMm4SXyo/3XJdRV7CmLZCjI2Yk8aYZA/FCdkMnCihhxTmujjeQflRhgKynK5fmBbN/npEtuPQjVPRvMLdbuJcuQucoGm25j03Rppvp3p1zpbwGrWmnBD1fdn8JorUoVp9qV4ZkmPssBQt5/2YI91tp7/ARKz2F57Gj36i37/5lgMbLbKaLv8JgFcya/enwrduN3usTAq5FkKp6WhmRAsxAxx2/uQpoZ3i6qqmr7O0MDe6/RNcGovJf1b9T8Dza4/FX1yblxWVtWl4l1DWVt9GCVl6B2sih3ZxN7Rz7C2QADdkLXOk3c9n+q/Fe7Keb6v8ikB8ggX1MstP9CzE2UVMfqb6cwjT9EtVsACaJtii7bHqpgWrhW4S5wumo/ha/VSwblEd2wuMOMFXTKbDAOiHyceYJDIjv6HrqBKbIkmD6n2+rKb5jYOrVVAdcLpAvYcBAw0tYvqXhIn8bpNegPBg7c/NJrO1T3AErymZlmbeMwP5nEwPwmra+YJGC6WaBfGo6wNAvKAEDUC/gH2gheF3XyuQ08RGz0OJ+BprCeoWmApZ1LBwTNiPHqecKy/2xljx9teGYSGK8mtHR7ULbnDuUJ4qFQMoq2cyqp6Mb5iYx+aVsDG/coMLSwku8jaCsiZh4vGr3uujOXT/l6ogotJZGpMS0z0tFsB3rh7C13ASnuwMTpnIT/UsXr1kXUYqXh+jEomC3kAGROHp6dhUiWSHLme5b6DCcrxNn/FtP3ZYur1ZG8M6yPZINyJV6RK3PqZ9v+bP/l8u0zHDmA4zBY6+Hi1pG4sAb9nP/VfZRzCs1XNhUTXSwul6ZLW/M/k/FL3qV63v/UBOlNnXwUgRxDsmGUeBY9htJm+1mjbOQHtrNE09XA/bxbEMsQ9ph6d6t9GoR9jO4c8RNadpuotYeY8e2f8SwsK1JZNsP2jsS4PoYtRTOZsmumxXE/OyTg5xaQyqU1vDu4HQSaFnPF3Y/38DU6UNkJ/MQhw+7XQ85lej1PnID2lorDvJBrs5ZxNfyrzlmx+xSMw1yjhx4c0Q11Wi26nf1OZcaptHNbmgZ8TlVwE3LZrCFmCAxuGuzWBW81ftVI',
    },
  },
};
