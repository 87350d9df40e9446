import type { Network } from './network';

/** Roles that the specs find things by. */
export type Role = 'button' | 'heading' | 'link' | 'textbox';

export type Key = 'Enter' | 'Escape' | 'Tab';

/** Something on a page, as a person would use it. */
export type Control = { click(): Promise<void>; type(text: string): Promise<void> };

/** What the specs ask of a page, as far as every engine's protocol has it. */
export type EnginePage = {
  /** Opens an address and waits until all of it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page so many pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The first visible thing with a role and, in the engine's own words for assistive technology, a name. */
  find(role: Role, name: string): Promise<Control | undefined>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** Clicks on a point of the page as it is seen. */
  clickAt(x: number, y: number): Promise<void>;
  /** What is seen of the page, as a PNG file. */
  image(): Promise<Buffer>;
  /** Errors of the console and of scripts, and violations of the policy, since the page's first address. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
};

/** A running browser. */
export type Engine = {
  /** A page with storage of its own. */
  newPage(network: Network): Promise<EnginePage>;
  stop(): Promise<void>;
};
