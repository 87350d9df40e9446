import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FadeIn } from './FadeIn';

/** Stands for the browser's observer: the test says what it sees. */
class Observer {
  static last: Observer | undefined;
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }
  sees = (isIntersecting: boolean) => act(() => this.report([{ isIntersecting }]));
}

/** Shows a section, and gives it with the observer that watches it. */
function show() {
  const { unmount } = render(<FadeIn aria-label="Vision">Roadmap</FadeIn>);
  return { section: screen.getByRole('region', { name: 'Vision' }), observer: Observer.last!, unmount };
}

beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));

it('is visible in the exported page', () => {
  expect(renderToString(<FadeIn aria-label="Vision">Roadmap</FadeIn>)).not.toContain('waiting');
});

it('stays visible until the browser says where it stands', () => {
  expect(show().section).not.toHaveClass('waiting');
});

it('waits when it is off screen, and keeps watching itself', () => {
  const { section, observer } = show();
  expect(observer.observe).toHaveBeenCalledWith(section);
  observer.sees(false);
  expect(section).toHaveClass('waiting');
  expect(observer.disconnect).not.toHaveBeenCalled();
});

it('never waits when it is on screen at first', () => {
  const { section, observer } = show();
  observer.sees(true);
  expect(section).not.toHaveClass('waiting');
});

it('shows when the browser reports, all at once, that it was off screen and then scrolled to', () => {
  const { section, observer } = show();
  act(() => observer.report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(section).not.toHaveClass('waiting');
});

it('shows once it is scrolled to, and stays shown, since it watches no longer', () => {
  const { section, observer } = show();
  observer.sees(false);
  observer.sees(true);
  expect(section).not.toHaveClass('waiting');
  expect(observer.disconnect).toHaveBeenCalled();
});

it('counts as scrolled to 100 pixels above the lower edge of the viewport', () => {
  const [, , bottom] = show().observer.options.rootMargin!.split(' ');
  expect(bottom).toBe('-100px');
});

it('counts as scrolled to wherever it lies above the viewport', () => {
  const [top] = show().observer.options.rootMargin!.split(' ');
  expect(Number.parseInt(top!, 10)).toBeGreaterThan(100_000);
});

it('stops watching when it goes away', () => {
  const { observer, unmount } = show();
  unmount();
  expect(observer.disconnect).toHaveBeenCalled();
});

it('is visible in a browser without an observer', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<FadeIn aria-label="Vision">Roadmap</FadeIn>);
  expect(screen.getByRole('region', { name: 'Vision' })).not.toHaveClass('waiting');
});

it('says that its script runs once the browser has reported, for the check of the published pages', () => {
  const { section, observer } = show();
  expect(section).toHaveAttribute('data-script', 'needed');
  observer.sees(false);
  expect(section).toHaveAttribute('data-script', 'running');
});
