import seamJson from '../generated/seam.json' with { type: 'json' };
import type { VideoFiles, PosterFiles } from './videos';

/** A loop with the light above and the ink below. Its size is that of one of the two. */
type SeamVideo = VideoFiles & { light: PosterFiles; ink: PosterFiles };

/** For wide and for tall screens. Blows hit at these seconds. The seam starts at this part of the width. */
type SeamVideos = { blows: readonly number[]; start: number; landscape: SeamVideo; portrait: SeamVideo };

export const seamVideos: SeamVideos = seamJson;
