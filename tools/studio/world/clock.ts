/** Beats a minute: the picture and the sound of both videos keep to them. */
export const tempo = 120;

/** One beat, in seconds. */
export const beat = 60 / tempo;

/** Frames a second of both videos. */
export const framesPerSecond = 24;

/** The hero video's loop, in seconds: every value that moves in it has this period. */
export const loop = 12;

/**
 * The moment that a frame shows. It comes from the frame's number alone, never from a wall clock, so that
 * every run gives the same pictures.
 *
 * @param frame the frame's number, from 0
 * @returns seconds from the video's start
 */
export const frameTime = (frame: number): number => frame / framesPerSecond;

/** The number of frames in a video of this many seconds. */
export const frameCount = (seconds: number): number => Math.round(seconds * framesPerSecond);

/** The remainder that is never negative. */
export const modulo = (value: number, period: number): number => ((value % period) + period) % period;

/** Time since an event of the loop, in seconds from 0 up to the loop's length. */
export const since = (time: number, event: number): number => modulo(time - event, loop);

/** The turn of the loop at a time, in radians: what follows it comes back to where it began. */
export const turn = (time: number): number => (2 * Math.PI * time) / loop;
