// Written by `npm run studio` and `npm run media`: do not edit.
import type { HeroVideos } from './types';

export const hero: HeroVideos = {
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
          src: '/media/hero-landscape-640.4d268d88.avif',
          bytes: 4848,
          width: 640,
        },
        {
          src: '/media/hero-landscape-960.483d7961.avif',
          bytes: 9321,
          width: 960,
        },
        {
          src: '/media/hero-landscape-1280.8789c0b2.avif',
          bytes: 15505,
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
      preview:
        'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACY8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAeAAAAEOAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAmXbWRhdBIACgk4Ijvw1pAQ0Gky/xJExCYuTmWVVxY6hJe/LViN8F6o7poETzWf2HVPhrmOMjuNZgTGwYDtFsawEPrOvgsuQsFljuRGuNm7gX6IXJslURGoyZ6RRMTawB4YEVsG1zUXbQgxW+s2Mmef2s9md7IGqw/Bt4top+/78kDirl5jPrQELor4+WxW9Mah6rfUkx+0RgzOxUB45DkiMDzJJMrXQrWbzDrlrcX8R2pwql3HKV2bw6xxx6Oqtz0M0E5s/3/ebhktYJAjfECiKAzdN3J9x2KDpoWPX50gAah3TnsnUl+DVl7mFKMhAAcJxBKBphXikW7Yu09UzmB//p9ztQ8DWnjremLAb1HK6da32FP97Qzxt79743rxWHOGsSi2tz2VFFwDUaHxb6agPIgUtAUEC8tMA8XBWyub9b4N8ptPy1OGwhBBlywvsesEBxus3l3LzEhZHCBcO5wdFacsuGT6SrUvudqCWXDfc8e/uUdSDfrp5EUqH/FCBsPnCXyLYjMt5Kb4g8r/lhUONee+zJprz1qBfHej97r+2esvKaqKE9DKYNtxhBuxUpfyRfHyUkG1fzcvkRXWaMa1PtJ9Y3lGHArqkuB0vTcoYoAT8oXCrworqFqSTdZ5kGBf43kcELjpExWp90U6jNuWvW++vlQulBXwQeevmjKdnL4AwfLiJCKyTf0n5E/IOkUN6PLGE5BcuEev98MudU/EP9m3IVSEvV6hVt1SrZ5+zNJlY6mehYK6kN4ERhXUsBoyiiTqzNK99MR+YA7Zh1gUD4S4lSUhe5q2o8MERTXBiTAdhbctxbDUMJYDwJAP4IqKTEyGcorzgaai6Ibc7j2UdLZrDeZxTWSPtBwt4u9TfHUUpO8xUHFFU7/an+Ut0j2BGkPazDIiu01LpXGORtuD5ZsIoDesirRWB0zng0wjp0m9bFi9NMr6wsN+kmtlb1SFpiObxbvKdbXsST+F5G34+SvYW5FzKm0+p9RIhPqWkIDUwJWmYh9a1CoK3T5A/9oTrXbMGksb2Ct5kaqmodLJNcxZnVwAPui5arStAXoZySWoC4hAxa2lzK+1ntySnCWfiAAFm9WuYjFBWziHGv/k9P9/bQ/BHqXe5FgwZeWz1GmBRkIPrDltHndcQ36jbqYLhqLiayi/ZCShF93RvAyoGGpxDIhURYQ/nF/HWyH0Cx5S4pq6eTCVfoRUL21UQoik4HfCC3sHJHPy48WigL3IyAPKHWrH3g+izj4GilE+0lWMdD0fLQpIPmZK4Ha3/YY6vbwByqydBYV8x8XODyzBrxnSeLKMD13ZjA7gOPQVn/FOWWmgRteJT8NhE/hgTrkwyCA8poTxhPgidpWtpUj6g6bp+zuoyPqFu6rBfRBh6JyPf7LiT7NAZmEm4tqWEm0oMk/vvizIhz2QCzIxzcQe3XS7dfbaGDjY3FLY06pJPIDJVZDFOgXAfLnB5oLmOt05YuVi6vntslsveafXyPZ1jffzmpc3oGULjK63UV6gabL7N+GUZNg0kFB+MkRlmhSjHCOr+JUz35nXdFaR0nFyYPPameCDuFUKTMZerabZmRi0z7wHD1GScjCjcKt8/O6dE7BCmuqiutuizpkAntNZy8Ty4EaJh4RVPQIVytBe3jBfSsIjSo/zDpK947GCUHY0FMbF5gfh8UiN+hDpggXiXpc69CFv80XmLJMr8IiB7VsQAZyaVjOy8BRI874SxwAR6KQUr7treqy4FLFbFHdKYrCDjBSejHEI/v2k1OmMjgso6+oxXIb5No4fiC3nruE40r6MSrY/Z485nvMuAi73OABea2X5F36+RRg7rU32MaanzyEGd403LcjjK3Je+ylst0zpIpHVe4H+7bsaF8BLYRdWPxJPs9/VDuQRFt+n5B3JH73895D4ebP/MWYC0k7LsdujFVQFuLrpiw+JUBDZqkYKHoYvmw/zo8QHT4R7IbPssIQsYrrfvXZ+IdIqUAnyDR0c04g0nv1TbJ9gxTq3iHLv6/BC8kFM7JcGEV8aP6yu0K55w8hgNePPx2V0Jx5If3ZWKb1ysgvCMTSFTB6uTleRZ1VEmH1HNFcUL7cYMSmw2Da1fPJ2CBSgO5LJjFBogmt4WZivabnTJGv33TppvLz7t3llfb3v0kTbIRz8EJnqGr2+w4nfXgTpDHgat1dMV+Xb464Drb4YocgUIeYmHrt8o4n8EJxJM8jyJ909z9K131SN88p6WgYjwGL8taZ3q1UvjX9DXcZHiEvkY84BYUuWL+qoZzatGIFjKdrdgApr9inSaN9bupO335CpzPs6XEF4OiBtBzd17zej8M4/eUbXu6WWQV/bX3dsYlTZFDOpEQ4e7nAqYl5zxxO9EUYgXCwXNgYsMKvvp31MM3gTYxwofcD3KkOzo0t2rwPsJorAblFk0/OQ0GRV0DcTVn36wg5HTenDrWb5TQtDciFZm+7n5tCphalybtJsqqsYGjPBfy6lQ2g3N/ErgRY02dF5aV/YJM8YXmibt5en/Qei3Q513mgMq3TuLj4XBn1kvlFykM9QUhK49oKhx7x3DuAbMl5Xy5+ogJhULigEVIpy8jUUbj9TXK2zsAlTsONe3bX5LGBtszJjjdYHhpB+UKU6x0mpvt6HhjEIFuJLxejOUoDVWiWNLXEh6uJ0uutjUG7fV69QmoGEBSWDVRAxIQL2037rmiCexscrn6q36mH2Vkdcbg2ookMoWHxUTHPeCJQcK+wbHpRSJ2uvxGiHhAho79Eq2iJD7nM0f8IwXPjSnVk+FEWkx47/0ZE7wzZ73jKoYJzi1+FlIphCa5n6God0TksyThVo/75V14No6oY+qvHKoU34tnMIxD+cH/ZQpkogTdCzUa9AsEV2W7kB2cdw5pmMtlZy0bDMJS5RtT2kf0NbrzwpFGlAMsfmsCN3Vpa2jbCJVg1kiHGmZTtIpdaCsIx/yr/ghiazc1PtD0iNcBzSp8JVlD9g8Vh1V1PWJMfWtdj5Sfzy2V/PcPHDHNx4O20152oKaMM90PaERN13PX/CqMM9jS/Twd1HnVHhwgTJhxih8vsrUCaQ8xWPjCxTNhxZSxSufbM8zAmzQmeZGF5bxW5AynSeWcHSz+jkZ/Zt+JODRxYDiYagI8/cxzDabW7W6euSuhXi0+cKq6GOBxUScbMt/X7Guu4Xdb2EB4/NfQInd7WUkOtqoU6ohyjaJLJPK46uExVePhxMs1//tJG0aUN+rT494gxGAoefVnEW6Z/1ag62Y0VRMKLnJ6DFNrlt',
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
          src: '/media/hero-portrait-390.830ce40e.avif',
          bytes: 5549,
          width: 390,
        },
        {
          src: '/media/hero-portrait-608.3457deb3.avif',
          bytes: 11690,
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
      preview:
        'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAACHMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSQCAAAAABRpc3BlAAAAAAAAAeAAAANVAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAh7bWRhdBIACgo5Inv6o0gIaDSAMuIQE9CYoToooIhZ11C1JHHoS/WEBjumAV3fsvNqnGC6WWuSmjXcDJZUkxg5ZRZ76VLOm0hbeW6/KjuCKDt3nWQrQ8D7nrw8IsP20ecRBPXjXbDzX7qtpXlD9Hjj9+Ox7ifm3p1cL/cSgu6TLY/OPTvICRaPIazKu+kNrTb3akITUYw4ajIfBANN51wV6hYEYlROU3Hh2UPXmq55PjMBoCn2m0JYm24nZcd1hXOElL2BFEPEWdBfMkiPjmzYZUMlKH3HaqZ8EDjK0rpqpR1TDJJOQM48hivTrvt9NZoLPzlojlPP7qgf0G+K9Gbl3zB0v2ZrVXVzDRyr7bo+quSBD1lYxGWjl9Ls91IVkpLjHTlGOnBgtTpkfQpLoLkhxm2g1+mIRzV1YqGtEZI0hbWTALRTs8XhuNFD2Cu40zz5OrX5w6uVnQxrS9H1d170wpcLVcP87fndVuYE4OR2sws/UwG0+8S6g/F6wqXEfaaMbTSpUc0XwY9mo5XSNHdrCIaX62GYyuWmS3VAvz+N5EzVRpH2vSr5aLfPOQXK/yo1JIYtqn8nnlwl+VRjqdNhvlYO3pXO2qqoRg5kSV9QmRGdvjk5BwzN9yL6vqFeR6Znr9YVfqZnBicRx3DCZ/c9vn+v4nLFgbOzwUVZ1Oo8HSxCgPcOqL/9VRa9HoYnNYonN10BrLQwd22yacV6CsCHuGTDT/WgYKAP6AQzVHiFOAGB66zDKTk2tVn3fiXLXosVdalTVrIij4RYxj4IYHzr/6/SQvd8OYofXhK8ibwI3JzmFBXbrz5spf29Zgy7EqNBF1pJRAttoKAvJEplGCDqNozOpVHPazN9Wh22xJinhBd253wQ1VhaEPybWEOxDsCHRXbtSdzTN2NIzN1Co/Bcchjz8a2Jr2sz7TuKl9eeJrFy+ZxMoRcWHkJhV7V9ZInxTl3Ik4+ZGIQPdf3jsyR0k89V+QaRHS18avivFRrdawsoxe5wFIV3M/HaRO5zqIBDQgZt8M6GIv9PntaVY+fgchqK89HoH5ukp5OIjYbi1cnI2RsCrzDajVb7GdNC1jbz+dkXH5tKhK+WLWfdfZIkGqjOOCuAiPufcovC9n45a9b6TONlQUagkZgIvv7tNo5ZUhJ8wX7BIhWniUAAZRIskjQa8/XCkjgi5S5j/jNLa6qaAD/VJ7iY2gOPiG8bgQtLNh/unkQRQM3wVtb/MuJ7IUn16MBNv8LSOMl9fizFoKJn23F3qyifhHF7g74gXG6dbi09DMUUxU4qmb3lhWGQM0Mv5nqZaAbEln4bA6tHd7Fr5ghZm9bJpGRiqitCi01xGM/Z4ARg0Dogsjc0Nvc2W8BvNR3SIfDNOeVa8+k/HTKIwrcBBOJk+dg6WXDiNrxcOrE02gFQcNmLkXZmttxZW+e7bJbzSws4CbIQHGASYzknAxib8FMx64pCHRzRlN3Y5sh1WWwmcOaRY2zpehfwhKN4HtnfYK4xXLPDdOhJLr9RRYSPYI99nIz7+iHURKjYC/HlrbB/6wOG7ohdL1zJFLqAdOjQnHCxAwQjOsXMm069y5pK5iTCfSoFsPyZwWfYHn88sbPh5xBzkAq2ihgAljxDcqWlUDUwAfEG2bAoAsSRGq7g8867t7w1ENV5lRjpbynLtX1dj9u+HZL83aZkesN55VUaew6whwDAlBOTpUW/ZXbppJc3ce9vY7NCALsrf8tHCBd4JTxRHNF2l1wllm9FQ+ZwIlr90F9uJFM6J44pFkz2U1uQi/POAvvmxdSIPks6n+eKQPEySNI0xvF61QwTLS6L7E3H+WqdVZ0yq5Nf5R8qSfMl2fHhzSLb9E3psKNkgFi0A7CuoOE7MjLjNTCTXjsCzjuzKO3/AvmdkCERzYzMm/Ru/c4T5yB/kDDU5J2LEnpb7azMMEwg9KOi0jUWqT1t3RVt9oqSLNmiqCdl/3KkL20hVyUairhdiFf07Zp20zQHkXR4pkwcLKb0QErfA0aa2mAJ+q9FroYF5wdiVkZSLZ6we2wdA74D/sB42i9sn+GVhJyR2YgGoEeFQ/KU2383nH4rSdHGEw7MRLDxHZ/6yEMzM3fUuH/mCckIGew6Gnkbjylty6OCzaq1BsFoDQ1enT3pcoZGdZKgJHicA2s4BMQcEue2Hb4+zplyKdouzdTbCXD9TzHFo0GwSx7yOOeODOZ/qAX2k7PBvM0p71cUkmjnbDGqZIoFS3nUSbsZ8kk5WT8c/4EgCQ6Y21OH+tHo0fQQipCqGUquTv3egaOekSgFVjrB5N1DC2MT0wXnfDUGBATlsLLJiJzh6rIfDCVlCWV2shPm27HGswwXnpAM9/5/ajZPjFZI8apC3pt9AsgP7eB0SIcje2KWVHF1a43rTZuYw7IY7EdB1PWUC+L+1+hlHdDSrwDIgaJ4anXYr+uz7o746oe0wHWZfPQzckgmMYCZ1YDYJMOHZZfsjQwELv/OPHLDUZ/xa7Ux6FJdPXlWS9jQDhW5x6963xadsIUhuvuI8qmpsAxyLbLA34OwcuJkc5HC+vZ5gtMt8rWqawTewDuM2l8ufw+aXy9emxxQrfVdkabnsiZBWx4LK9BIaI3WjmX+ILDOhwlXgwCxINf6wITlGNpcItaVg6sE2gbjX7YOQvA1bvsgvPBsCLbhYv2X9nAcDIMoQuHawyMWs5HwEwGvMXnjfAa0HVsRyAHUEig1ADyChoawwEpMV6VobI9SIjsUQvokOOeg/LxwNIfY+l/gwqhcstCSMXfuL8kK1nGW1TvoZnXlwO6I+zWS+J7tWLPMff7MvOAe3762jYtAeyn0jG2UxocYJJtURtItcA+fx+TmzPNCsLgaqFgUjBWWrS1PBPhA5dlGuR62IfQH4g==',
    },
  },
};
