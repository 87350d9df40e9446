/** A tour video at a video service. */
export type TourVideo = {
  service: 'YouTube' | 'Vimeo';
  playerUrl: string;
  watchUrl: string;
  allow: readonly string[];
};

/** The permissions in YouTube's embed code, which has `fullscreen` as the attribute `allowfullscreen`. */
// prettier-ignore
const youtubeAllow = [
  'accelerometer', 'autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'gyroscope', 'picture-in-picture',
  'web-share',
];

/** The permissions in Vimeo's embed code. */
const vimeoAllow = [
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'clipboard-write',
  'encrypted-media',
  'web-share',
];

/** The start time in seconds: `t=42`, `t=1h2m3s` or `start=42` in the query or the fragment; 0 without one. */
function startOf({ search, hash }: URL): number {
  const values = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const time = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/;
  const [, hours = 0, minutes = 0, seconds = 0] =
    time.exec(values.get('t') ?? values.get('start') ?? '') ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

function youtube(url: URL): TourVideo | undefined {
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const [first, second] = url.pathname.split('/').filter(Boolean);
  let id: string | null | undefined;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id =
      first === 'watch'
        ? url.searchParams.get('v')
        : /^(embed|shorts|live|v)$/.test(first ?? '')
          ? second
          : undefined;
  }
  // These two paths are as long as an id, but show no single video.
  if (!id || !/^[\w-]{11}$/.test(id) || /^(videoseries|live_stream)$/.test(id)) return undefined;
  const start = startOf(url);
  return {
    service: 'YouTube',
    // The cookieless host: https://support.google.com/youtube/answer/171780 (privacy-enhanced mode).
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    allow: youtubeAllow,
  };
}

function vimeo(url: URL): TourVideo | undefined {
  const path = url.pathname.replace(/\/$/, '');
  const match =
    url.hostname === 'player.vimeo.com'
      ? /^\/video\/(\d+)$/.exec(path)
      : /^(www\.)?vimeo\.com$/.test(url.hostname)
        ? /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(path)
        : null;
  if (!match) return undefined;
  const [, id, pathHash] = match;
  const hash = pathHash ?? url.searchParams.get('h');
  if (hash && !/^[0-9a-f]+$/.test(hash)) return undefined;
  const start = startOf(url);
  const time = start ? `#t=${start}s` : '';
  return {
    service: 'Vimeo',
    // dnt=1 asks the player not to track: https://help.vimeo.com/hc/en-us/articles/12426260232977
    playerUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1${time}`,
    watchUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${time}`,
    allow: vimeoAllow,
  };
}

/**
 * Parses a YouTube or Vimeo URL. Only the video's id, hash and start time reach the result.
 *
 * @param value without surrounding spaces
 * @returns undefined if it is neither
 */
export function parseTourVideo(value: string): TourVideo | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return youtube(url) ?? vimeo(url);
}
