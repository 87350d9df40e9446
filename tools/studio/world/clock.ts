/** Beats per minute: the images and the sound of both videos keep to them. */
const tempo = 120;

/** One beat, in seconds. */
export const beat = 60 / tempo;

/** Frames per second of both videos. */
export const framesPerSecond = 24;

/** The hero video's loop, in seconds. Every moving value has this period. */
export const loop = 12;

/**
 * The moment that a frame shows. It depends only on the frame's number, never on a wall clock, so that every
 * run gives the same frames.
 *
 * @param frame the frame's number, from 0
 * @returns seconds from the video's start
 */
export const frameTime = (frame: number): number => frame / framesPerSecond;

/** The number of frames in a video of this many seconds. */
export const frameCount = (seconds: number): number => Math.round(seconds * framesPerSecond);

/** A remainder that is never negative. */
export const modulo = (value: number, period: number): number => ((value % period) + period) % period;

/** Time since an event of the loop, in seconds from 0 up to the loop's length. */
export const since = (time: number, event: number): number => modulo(time - event, loop);

/** The angle of the loop at a time, in radians. Whatever follows it ends where it began. */
export const turn = (time: number): number => (2 * Math.PI * time) / loop;
