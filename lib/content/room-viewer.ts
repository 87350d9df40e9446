/** The words of the viewer, which load together with it. */
export const roomViewer = {
  /** The name of the view, before that of the room. */
  view: 'View of the room:',
  /** The name of the list of notes and doors. */
  marks: 'Notes and doors',
  help: 'Drag, or use the arrow keys',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  motion: 'Motion',
  noMotion: 'This browser does not share the motion of your device.',
  detail: 'More detail',
  fullScreen: 'Full screen',
  close: 'Close',
  loading: 'Loading…',
};
