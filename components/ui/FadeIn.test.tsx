import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FadeIn } from './FadeIn';

const section = <FadeIn aria-label="Vision">Roadmap</FadeIn>;
const disconnect = jest.fn();
/** What the browser reports of the section. */
let report: (...isIntersecting: boolean[]) => void;

/** Shows the section in a browser with or without an observer. */
function show(IntersectionObserver?: unknown) {
  if (IntersectionObserver) Object.assign(window, { IntersectionObserver });
  render(section);
  return screen.getByRole('region');
}

class Observer {
  observe() {}
  disconnect = disconnect;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    report = (...reports) => act(() => callback(reports.map((isIntersecting) => ({ isIntersecting }))));
  }
}

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

it('waits off screen until it is scrolled to, and watches no longer then', () => {
  const section = show(Observer);
  expect(section).not.toHaveClass('waiting');
  expect(section).toHaveAttribute('data-script', 'needed');
  report(false);
  expect(section).toHaveClass('waiting');
  expect(section).toHaveAttribute('data-script', 'running');
  expect(disconnect).not.toHaveBeenCalled();
  report(true);
  expect(section).not.toHaveClass('waiting');
  expect(disconnect).toHaveBeenCalled();
});

it('never waits if the browser reports, all at once, that it was off screen and then scrolled to', () => {
  const section = show(Observer);
  report(false, true);
  expect(section).not.toHaveClass('waiting');
});

it('is visible in the exported page, and in a browser without an observer', () => {
  expect(renderToString(section)).not.toContain('waiting');
  expect(show()).not.toHaveClass('waiting');
});
