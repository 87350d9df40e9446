// Written by `npm run studio` and `npm run media`: do not edit.
import type { HeroVideos } from './types';

export const hero: HeroVideos = {
  landscape: {
    width: 1280,
    height: 720,
    sources: [
      {
        src: '/media/hero-landscape.3cdb7f03.av1.mp4',
        bytes: 1515121,
        type: 'video/mp4; codecs="av01.0.05M.10, opus"',
      },
      {
        src: '/media/hero-landscape.f6633626.h264.mp4',
        bytes: 2435916,
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
      },
    ],
    duration: 12,
    sound: true,
    poster: {
      avif: [
        {
          src: '/media/hero-landscape-640.ad19d998.avif',
          bytes: 4812,
          width: 640,
        },
        {
          src: '/media/hero-landscape-960.5f9264bb.avif',
          bytes: 9237,
          width: 960,
        },
        {
          src: '/media/hero-landscape-1280.ad68c9fd.avif',
          bytes: 15169,
          width: 1280,
        },
      ],
      jpeg: [
        {
          src: '/media/hero-landscape-640.38186f96.jpg',
          bytes: 16747,
          width: 640,
        },
        {
          src: '/media/hero-landscape-960.579a3f61.jpg',
          bytes: 34653,
          width: 960,
        },
        {
          src: '/media/hero-landscape-1280.7e49c666.jpg',
          bytes: 51167,
          width: 1280,
        },
      ],
      preview:
        'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACVwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAeAAAAEOAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAlkbWRhdBIACgk4Ijvw1pAQ0GkyzBJEyCYuToIEFRY6TJe/LH1kNGsoCHoas07pdqxxZq4llwvaNrBOLoLcMDw2S0r9azQ36IO7fNg3M1ySBWmeTRzFUrgGrrpdZBaqHIBuppt79rJnaxwzegbhmtTXpwOfiBMcVa+LzXq4nNjxobFSq/SPrf8C0b+m84Q1McwrPKU5JOIz6lWel5YKe78CO07CoZkXAU5uMUtzXH8L2MHhHJKcxSTASHJoL9dJRZRexP1FeTJRWNzOOf8vL5cDN7KIIESkPD8YzpgRDfZFE9h72fT72yjqPEE/Er6BEB4A24uvjLWhEe1LCnUgKMpK0Ag8os1tNrQgRWbEYco/OuTL8IITUBwAR8gB66pjjEdhYRI2AKkoLCOKqDeY5e4cCsMLf68aPjak1Zy7OcrMvbSPOJryqg1ERnI3ovZGlipGdeCjOnVhpuZ7JYJMONjz54iNMXz357AfExOXJd/YMvFcdYSkRmiHjk0tcSC+DIWUEcdWbJtkHWlQxWmA6TWdZtbqCyiyQYAiNS2cD8N06ec5pQEYYhnp7NIa1SR9T1eARamcas7Y7u7h8eVAoWtVdQ2JQfWBts8zkn0CDk8ZhtaZM1RFvEjAvEVJh2K9NgJH7/1YAlzGFnm+XvkGThaCjFG0qSsQo7cb+3YvRVj1PDK35UZfqyV03lbF/eu0B+/eIXIjkmmHnQmkScytKFROO8RaOxkwp4rCBoXLh3XC5SWUL2dp1gyR9FtEJzmdsx6f/c8xifZAbu/NEuW+N2vm/Lq+9jnOr5fLTn6JNkcB09efPLaM3o2cshNkpZM4it+UU++l782WZnLC6zg4cjRM+kZpdc+gciNiFmlL7EJHCzohLxbwbdr2NTgIytq4qAJJ/hfOVWt0JVVvk0NH5qAn24Lyy58pb8Zf268mlywXIizH6IYQpngjN9Yf4yA08Y+v+FxYR9uYgpN0Ski8rw44ys5t6GeE9ep8MFvxE9y7tQDxDNYC3+gDSi/eoYjXdKAamkolWaOXnrs9kZHTRsUpiHxna+4vGsMwhijrdme/Vl5WUoddrjf70aiZB3BbCsqlgHjfLZSm/Fz86s5uZZadCDNdMUdFaAlo2sWSqaJCcjbHhRAFmmOiFeRfjJ4V+FeaT/7n540BUlgjGn+ul1p3ygIwnQIwdXueQ7YcUx6xOu9sTo9fqpQBcNbFjX2SotFEu3alQe8GNh7G8ewFm62Sfz7g7MSwZXqRKSpmHOhJWSl3bGkmC0tMArR6fKuLyrlf35rLShkPlosrOQOzpZCZRf0jrEGn116bzk2Er8GHMMBmXMV2RgrmXDUXnFFQ9fv1JagyQSVmjYN08qvCJEEScIt14TumcheL/LVk4Ed9msDxooRleKYwqEahzTm3en84//wUK6BdFmuK9+/L4c0eHZYWTAnta66EZi8lZmSBPk9W92DTHQHRWxHv7DunrfP1WHvliyQ9pVlJSF3qBozPcYvLFT/QalnVfYsx+c/uXMbu/pSdt3cAxstgyG/UTi5TS4jXO6OnisxmionjsxV5Xo8iZCAU0YEMKTT2l91Ew7joE7VVZpcm/cAghXwFUHPKexCZDBnkBYkKWYkmp73bzyFNXJ15beaO049tLjdSQbMc5/KEt2dnpd+GcGUtcTx1SIbOsnnhQOSnX+O9vGs6CY18wYczB+mXuKeS/qWKoUZrgh/qvxEhn7mYy/Up9gIoruQ7qN0C/LF8wO4e8WWgBVJa5eQZoXS+noySkzB/MLrk+mVglUg7Yievc454QDaJho8eRDKVdBctWssYjRh27PExduU5q90LJgQuff6qPtoURPhcprKDAFqP3IBTFRJMOE1n08ZwdhEGyrd+a5KZ+NXej4dbfxqGHq8wnhTz45ZuC9yjDXxKtHe+ccqfSGUpBQz8Sn44F6VnnVYz9a5eXL0nciUetiwcooLOR3K/9c07PgcGfiRqdD5e+8sCeoSPg7KfsbS055Oh3vDyrCbTb4zFXXkQUqQ/SzvRlIweNzJ2Bc3+njqQfzMLCcF1eDgMedlEouSzp+fJc6zvdMA08rMhjqYQ+pViIH7sUbCwnqSbCcS/yyTIPrKJAQ0BQ9u/gQNheu5Ut1kB2LOq99nvyrdT6XI4x17NJX2kOQn/JP7HjruaRW0b7y2KjcjUHAVtTDYlMIwFiFFih7BoX76kEzXfsmJbyxSyitkQfIjqiS/MTfx5tETydVwo30bRpKtOg7ONAMqP2bdZz2oPWcyDBaCNtZhgnGTJOznqpnajC/yq0ON8gRfJ0IQK/6qGxrI1OMPnublKKbfwZc+fCtVkcZU1TL3tx86zeUrte+SzcIZgmillIdBG8I0xRpkKn9wAKccH65PYqRIoY6pz+T2HMpvBjpUtZNWwii0vOsi47HoYiPGS9WA/TilFEibFidN/BRG87ooOlbmWE4B1ru2KjiD/UUWyCceFGqrnhga3McIrz8YhEWEApqqyTi3TGF21iDwQrmrSRJT+WanxZg1yYdQO8bSi18D+UUefnDiF5AxwJ4151zaiT9rZC0RR1LRWS87Lbrib73d0fPF6NhdPY55Jg+k+a6mdyVXmfsYkwuajLo0jjHSfm3PFLgFa/wpjNvZ4SqbcFc8EXRPZ6Xc3Hj3O8MVgTURYuMb26svEURcErvydK+wQNv9AEwBqr9iWoXHVh0YGuDQPdc+U1Ud6mwwtzzb+1exHRQMArMLhvBiaMWcc13zSPnEsp5MUjpqpruZClDNb8XZFJ/qjrdJmSozBV9QfE/QXDH6fXbH+AzA8/Nv0rK2jR8MINbeYLqkmPFNQEPoRm48wjfFd7Ao7af5uTODb6c8vBZBbXqCesbCl6vqJi96mi0wMnOVatYUXyQ9P2P1tp+K805KcTqTuDRhpYp31TeOGFHKjIaNB48xf26SK/27UyWlWxIIg0KcoKB/1Su7e2pvATyHLt+tJ0unDXX2g0rkAIbGZXa4IqHq4N7cNSpQc920zXbkQ4pI0rbpibU9qqtNyODQfS9OD5r7BV9vn2a2weh9Xpq6CTn2emkLLBKGynZEh9h2YCevpNbhKz6UN0glu+yxZ9EtJL6JQiiVSuvBvGZQtt6JtD8xbpCFFWQzz0zfhzWiC4JQkJ4zmnAMkLKExXqIlcnZY6L8q7+JTQm5rMN6BsgGpz4lHkQJtw9ztmL7u73l8KUqQ',
    },
  },
  sharp: {
    width: 1920,
    height: 1080,
    sources: [
      {
        src: '/media/hero-sharp.3cbdae4e.av1.mp4',
        bytes: 2075610,
        type: 'video/mp4; codecs="av01.0.08M.10, opus"',
      },
      {
        src: '/media/hero-sharp.44d36a2d.h264.mp4',
        bytes: 4101414,
        type: 'video/mp4; codecs="avc1.640032, mp4a.40.2"',
      },
    ],
  },
  portrait: {
    width: 608,
    height: 1080,
    sources: [
      {
        src: '/media/hero-portrait.cd3beeeb.av1.mp4',
        bytes: 632578,
        type: 'video/mp4; codecs="av01.0.04M.10, opus"',
      },
      {
        src: '/media/hero-portrait.0e728e3e.h264.mp4',
        bytes: 1339713,
        type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
      },
    ],
    duration: 12,
    sound: true,
    poster: {
      avif: [
        {
          src: '/media/hero-portrait-390.8d03dc07.avif',
          bytes: 6467,
          width: 390,
        },
        {
          src: '/media/hero-portrait-608.ce17117c.avif',
          bytes: 10839,
          width: 608,
        },
      ],
      jpeg: [
        {
          src: '/media/hero-portrait-390.501e457c.jpg',
          bytes: 22467,
          width: 390,
        },
        {
          src: '/media/hero-portrait-608.f8afd7cd.jpg',
          bytes: 52465,
          width: 608,
        },
      ],
      preview:
        'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACJoAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSQCAAAAABRpc3BlAAAAAAAAAeAAAANVAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAiibWRhdBIACgo5Inv6o0gIaDSAMokRE+SYoTppn4hZ11CMWOi5sTip/w/glg+TyMwFRdzCQHUH7BMbcZmfk7IwkkG+Nrlut/xc+0+yCN8NCNxFBMLQPCtNUrpxmqXJseT1zZiUr4nKJTM9CDdNjUV3Men2zqfzmk2NDrY56bbSsj8oYVQaInwXWF+qeqtlZk5+zArZAQYexxvGaTrDjmKb0RT7iR40KBK1ZEXa5dI8Fwn6Wd9/x8LKS3kBi0lQtI7ZiDQTptlK8dEbBPIlZrvw0nnQEtx7e4k1ddE7dQ16DSufl72rDpfFGYy+j629iS/eEg6bfiDARTNh/gKH4ZHCJa3kSC3QDtIqspiGJVnUiXW3p/uPN7Ljh37lzy0z2xk8mKw9Iho0q3xvdikLcRfgr+QFq/nAqVlYxQeh48ICB1MQKFja+5vyXs4qHXXxQdN8FdDS7lAz6QgoEVtyHHvx9a86raVO9Tj2LZKdEC4mspwsWwJIriSCq4dt8u0tRanTo4ELFV1ZhczOBAnIZBhCXifxtRhFClcWNPu4AM6WUBzvkuUVog1FchpyOl20btKIQaSkqcQpX5H/BTd+36s3grTo4DylzKsYBOi+Dq/hHAugPm170/bVC1Sq+qv9mjfN9qNMR7QeOJMMMEtVL91PefOILb2QZN6ob8lPu66VdI5f25yH23iOMMCMX15abBrFQnonA2fqedAO2aajZGr3JequsvhpGnAQBF4pFcyK0giUfzSlrhuG545mc0eby1k7Npr3LYBurhj8yxafHuvNHKxt5fr22b5th7WW1WdlH/YVjNxjv/sjx7yNiB6AGCnU8uTeF/tD0q5aCEV8tA5B5JJOOkpBUYLt7eR01+b0PhSA96fJadIDX+5uDDMXnebHeqj9E1rfXhV2xM4g1RUPx1extHmDehSSbEfegWg/VCZZ/3n7fi3tLyul66MtEC3OL94Qg3sZs2T6HWOzDhMDxqNo78kj2ZSdhhWo7NMDN8omZunnEuoO3b+EDd3vwe7/ZHzPa4xeIKB/dyHfgtNvokfpuiw7jmjx4oHoUmeqO2TYB8yhf0joDlq1ZYEXTFTLl+hdolZz9PHW2iuqnXqP73fKRbuGwiIBL6C4zUj7SCytjB2PGMgVRG+nBo1aG9H+LVY81fb6caFspEkpOLywWIQiclNrxAmZDqjm7iKDz2jSPkI8xeMckXoM6vUNaRj9SAbBTj/gtGOzI+ra5djgz/BNrZn3ol7kxv7/OQIDzeqQ4KvssLjhwNKD22BAUOarkwHty8Zpv13kvw9kkPwEosxtZAKqqcvV+6GuPEHbhgpaBHq/gekSvpH1+CWjuR3aD9otruS/02WPtke9i3t2FMGER0ewgOujXGzDBIl/5iUezdV1yoMC4EbJ6qKBJhnrfVFb6C5jTriUN5eL1m2gyIqBTIydXpzPeeD1wmnQa6iR36tClfpNi4FqF/iDPJvqTJ8/AEVUjRC1ZCzEN/wa+ZigrUqrXGIoaEBhtlXAvyLeMmnwzLYaXCEINLwHFbqgIc7fnuYhUVIOPC0VQbvTZlEhrvsUWMye/FUtSUC3e9Td3NmK2EwyfptUa+jWMImbcKypjZ7nnGFotR/0NxXwx8hiDKWXNlKbFAWoHcO8yfVXOajNf+cnRMmzJZMYC1lN+ujthB6m3K0HyBigMu/6ZNB+/cH0BKrZDtg9+X2VhZQUGFVg4SbW8GXVqexv/opfQpsjXxlrr570uIQwyChXN/jJglQDxKvDjxU4EyNVLUVFZ4Tn1WHaPu2SLdzERSVqEZuC4qs1Y0ACFnH1+JFnro6Zs9SITP9h6/23sKLSbUU9udq7SxIRJeuZk7H+3dfjZR4wM0cfy9woBumyYxSIeaGIkofR9RFuQaW/mns/B8GPu/3qNpQ50p42dAOI12VJQhijsCb/2EqPZV+WHiM8utNuETYIziJlh0Zjx/aen1EF78r9WihhM+gxlmVlGbDi1wxp1H906GF8mNhZbBbfqWTCrP1G5Du/8wip2AIzxOQOmQr5jnODnqPLSFJodSX9TcbUTjHAQkw51hdsoceDS56K9+Jb0fvmh/WWIPGJlBD+N0ZQo7Kit7Uc/65qqsrilxDa0Sf6eoT5eaau4Hali23JyOPZkyfItoWAdBUkRfE2AQIQVHhvC++IkDKzm1RR9wkKtvzPm2wJTjp+AkRVHtTcpBQtwocyEKtnbsiZ5ve57yDIM0wsT6mBxPgQUXcLLcwRJqr4t5SQ2MflwU81p5J4SedNdOH2gN0TbzMR2/SKbcqgwLAvZDDj69OnUY/Uz24hKdHd+0SImx8ZkmaSfhYoAbyB/gEGExb13aMBjpm0GypVzMVNjIHb58GFSIbV24kBiZfZQRdPd0ifPyKSBcJFrlBmNzYSglghjLcYX53d4WiJAZpYn8jJn9Tf90dLbC6Yml31tTXWe1ksmBZR8CnGdy/w3+HIjYCpQjMTyMEpsC0W08hipVbAfOqqtpAPYvSIVZCPaawWucBcsrtR8/RzZ+EEknw0T1gYzfaFzanlmcQ3Dgru9mMMAPrN8d+AfBuEyd9QH0B5rdPjAUPLwtv8kEe1eViCG947QGyNwtbirXC8D/1T6x8S/lJrTHaOaa5wpYyhg/A2/IsV54I3ulAyyA1cgpDqdhtFvAPLr0Uv/VMq5gwyfxlCQzpJsfJtQ3Ur9hi0L6v70JjThmhgqDHihl6JDrlX5ONbxPXHQVSZbX6XJg6NMonl6RlfzPltHPImFPFgC/gOXhYOlwlYNIWxzR8CZGb/rgq/3S+fbXstbP3W/Gwfbr5HAE5pKaFJjTb+k9vi22fDYq+/UMKwcsjZ+sFv8l817EmPXfuFohh3rmCn6csKPlOkLLd77MX045YQcPx6Kew8iu5jqXeg78X0q35LqIfMAr2oYmiQ/z75VTe/5OYgqaTMyjMeoA==',
    },
  },
};
