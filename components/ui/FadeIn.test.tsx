import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FadeIn } from './FadeIn';

/** Stands for the browser's observer: the test says what it sees. */
class Observer {
  static last: Observer | undefined;
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.last = this;
  }
  sees = (isIntersecting: boolean) => act(() => this.report([{ isIntersecting }]));
}

/** Shows a section, and gives it with the observer that watches it. */
function show() {
  render(<FadeIn aria-label="Vision">Roadmap</FadeIn>);
  return { section: screen.getByRole('region', { name: 'Vision' }), observer: Observer.last! };
}

beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));

const isWaiting = (section: HTMLElement) => section.classList.contains('waiting');

it('waits off screen until it is scrolled to, and watches no longer then', () => {
  const { section, observer } = show();
  expect(isWaiting(section)).toBe(false);
  observer.sees(false);
  expect(isWaiting(section)).toBe(true);
  observer.sees(true);
  expect(isWaiting(section)).toBe(false);
  expect(observer.disconnect).toHaveBeenCalled();
});

it('never waits if the browser reports, all at once, that it was off screen and then scrolled to', () => {
  const { section, observer } = show();
  act(() => observer.report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(isWaiting(section)).toBe(false);
});

it('is visible in the exported page, and in a browser without an observer', () => {
  expect(renderToString(<FadeIn aria-label="Vision">Roadmap</FadeIn>)).not.toContain('waiting');
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<FadeIn aria-label="Vision">Roadmap</FadeIn>);
  expect(isWaiting(screen.getByRole('region', { name: 'Vision' }))).toBe(false);
});

it('says that its script runs once the browser has reported, for the check of the published pages', () => {
  const { section, observer } = show();
  expect(section).toHaveAttribute('data-script', 'needed');
  observer.sees(false);
  expect(section).toHaveAttribute('data-script', 'running');
});
