import type { RoomViewerContent } from '../schema/pages';

export const roomViewer: RoomViewerContent = {
  /** Before the name of the room. */
  view: 'View of the room:',
  hotspots: 'Notes and doors',
  help: 'Drag, press a place, or use the arrow keys.',
  touchHelp: 'Drag or tap to turn, pinch to zoom.',
  /** What screen readers say of the view: “Gear, 45° to the right, 20° up, zoom 120%”. */
  zoom: 'zoom',
  directions: { ahead: 'straight ahead', right: 'to the right', left: 'to the left', up: 'up', down: 'down' },
  /** After the name of the room behind a door, for screen readers. */
  door: 'door',
  /** For screen readers, before the name of the room behind a door that is out of sight. */
  turnTo: 'Turn to the door:',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  motion: 'Turn with the device',
  noMotion: 'This browser does not share the motion of your device.',
  fullScreen: 'Full screen',
  close: 'Close',
  loading: 'Loading…',
  /** For a moment, to a visitor who comes by the code on the glove. */
  checkedIn: 'Checked in.',
};
