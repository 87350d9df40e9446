import { subscribeTo } from './subscribe-to';

const event = 'sound-starts';

/** Says that something with sound starts, so that the page has only that one. */
export const announceSound = (): void => void window.dispatchEvent(new Event(event));

/** @returns what ends it */
export const onOtherSound = (pause: () => void) => subscribeTo(window, { [event]: pause });
