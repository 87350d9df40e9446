import type { OneRoundContent, OneRoundGameContent } from '../schema/pages';

export const oneRound: OneRoundContent = {
  id: 'one-round',
  title: { text: 'One round', width: 96 },
  note: 'A sketch of the rhythm, not the game.',
  help: 'Half a minute. Hit left and right on the beat: tap, press F and J, or use the arrow keys.',
  start: 'Play one round',
  loading: 'Loading…',
  /** Screen readers say it when the round starts: their own keys do not work meanwhile. */
  started:
    'Sounds come from the left and from the right. Hit them on the beat with F and J, or with the arrow keys. ' +
    'Escape leaves.',
  failed: 'The round did not load.',
  /** A link that reloads the page. */
  retry: 'Try again',
  withoutScript: 'One round needs JavaScript.',
};

/** A link to the round. */
export const oneRoundHref = `/vr-tour#${oneRound.id}`;

/** The words that load with the round. */
export const oneRoundGame: OneRoundGameContent = {
  /** For screen readers. */
  ariaLabel: 'One round',
  /** In the rings of a touch screen. Other screens show the keys. */
  tap: 'Tap',
  pause: 'Pause',
  playOn: 'Play on',
  mute: 'Mute',
  unmute: 'Unmute',
  leave: 'Leave the round',
  /** On the poster, before the address of the site. */
  yourTurn: 'Your turn:',
  /** Between two numbers, then after them: “12 of 60 on the beat”. */
  of: 'of',
  onBeat: 'on the beat',
  resultAlt: 'Stippled drawing of two fighters, as far as your hits have drawn it.',
  save: 'Save the drawing',
  send: 'Send it',
  again: 'Again',
  join: { text: 'Join Our Vision', href: '/contact' },
};
