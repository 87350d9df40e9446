/** The status of each part of the project, as the hero, How It Works, Traction and Vision show it. */
export const statuses = {
  game: 'In development',
  popUp: 'Seeking support',
  venue: 'Planned',
  retail: 'Planned',
  museum: 'Concept',
};
