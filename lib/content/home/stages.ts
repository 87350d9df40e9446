/** How far each part of the project is. The hero, How It Works, Traction and Vision show these words. */
export const stages = {
  game: 'In development',
  popUp: 'Seeking support',
  venue: 'Planned',
  retail: 'Planned',
  museum: 'Concept',
};
