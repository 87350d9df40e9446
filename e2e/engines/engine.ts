import type { Network } from './network';

/** The roles that the specs use. */
export type Role = 'button' | 'heading' | 'link' | 'textbox';

export type Key = 'Enter' | 'Escape' | 'Tab';

/** An element of a page, as a person would use it. */
export type Control = { click(): Promise<void>; type(text: string): Promise<void> };

/** What the specs need of a page, and every engine's protocol supports. */
export type EnginePage = {
  /** Opens a URL and waits for the `load` event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The first visible element with a role and an accessible name, which the engine computes. */
  find(role: Role, name: string): Promise<Control | undefined>;
  /** Presses a key. The focused element gets it. */
  press(key: Key): Promise<void>;
  /** Clicks on a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** A screenshot of the viewport, as a PNG file. */
  image(): Promise<Buffer>;
  /** Console errors, script errors, and violations of the policy, since the page's first URL. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** A page with its own storage. */
  newPage(network: Network): Promise<EnginePage>;
  stop(): Promise<void>;
};
