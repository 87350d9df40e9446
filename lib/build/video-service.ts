export type VideoService = { service: 'YouTube' | 'Vimeo'; playerUrl: string; watchUrl: string };

// `videoseries` and `live_stream` are as long as an id, but are not single videos.
const youtube =
  /^(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\?(?:.*&)?v=))(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i;

const vimeo =
  /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?(?![^?#])/i;

/** In seconds: `t=42`, `t=1h2m3s` or `start=42` in the query or the fragment. */
function startOf({ search, hash }: URL): number {
  const values = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  const time = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/;
  const [, hours = 0, minutes = 0, seconds = 0] =
    time.exec(values.get('t') ?? values.get('start') ?? '') ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

/** Parses a YouTube or Vimeo URL. Only the video's id, hash and start time reach the result. */
export function parseTourVideo(value: string): VideoService | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const start = startOf(url);
  const address = url.hostname + url.pathname + url.search;
  const [, youtubeId] = youtube.exec(address) ?? [];
  if (youtubeId) {
    const playerStart = start ? `&start=${start}` : '';
    const watchStart = start ? `&t=${start}s` : '';
    return {
      service: 'YouTube',
      // Without cookies: https://support.google.com/youtube/answer/171780 (privacy-enhanced mode).
      playerUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1${playerStart}`,
      watchUrl: `https://www.youtube.com/watch?v=${youtubeId}${watchStart}`,
    };
  }
  const [, vimeoId, pathHash] = vimeo.exec(address) ?? [];
  if (!vimeoId) return undefined;
  const hash = pathHash ?? url.searchParams.get('h');
  if (hash && !/^[\da-f]+$/i.test(hash)) return undefined;
  const playerHash = hash ? `h=${hash}&` : '';
  const watchHash = hash ? `/${hash}` : '';
  const time = start ? `#t=${start}s` : '';
  return {
    service: 'Vimeo',
    // Without tracking: https://help.vimeo.com/hc/en-us/articles/12426260232977
    playerUrl: `https://player.vimeo.com/video/${vimeoId}?${playerHash}dnt=1&autoplay=1${time}`,
    watchUrl: `https://vimeo.com/${vimeoId}${watchHash}${time}`,
  };
}
