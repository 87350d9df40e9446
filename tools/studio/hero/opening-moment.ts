/**
 * The moment of the loop that the video begins with, in seconds. Both fighters land a blow there. That first
 * frame is also the poster, so the poster shows the height of the fight.
 */
export const opening = 10;
