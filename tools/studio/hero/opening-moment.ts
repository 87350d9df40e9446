/**
 * The moment of the loop that the video begins with, in seconds: both fighters land, so that the first frame,
 * which is the poster, shows the height of the fight.
 */
export const opening = 10;
