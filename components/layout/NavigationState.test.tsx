import { fireEvent, render, screen } from '@testing-library/react';
import { NavigationState } from './NavigationState';

const viewport = 800;
const pageHeight = 4000;

const header = (
  <header>
    <nav>
      {['home', 'problem', 'vision', 'founder', 'contact'].map((id) => (
        <a key={id} href={`/#${id}`}>
          {id}
        </a>
      ))}
    </nav>
  </header>
);
const current = () =>
  screen
    .getAllByRole('link')
    .filter((item) => item.hasAttribute('aria-current'))
    .map((item) => item.textContent);

/** Renders sections at these distances from the top of the page, because jsdom has no layout. */
function show(sections: Record<string, number>) {
  const { rerender, unmount } = render(
    <>
      {header}
      {Object.keys(sections).map((id) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
  for (const [id, top] of Object.entries(sections)) {
    document.getElementById(id)!.getBoundingClientRect = () => ({ top: top - scrollY }) as DOMRect;
  }
  rerender(
    <>
      {header}
      {Object.keys(sections).map((id) => (
        <section key={id} id={id} />
      ))}
      <NavigationState />
    </>,
  );
  return unmount;
}

function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
}

beforeEach(() => {
  window.scrollY = 0;
  // jsdom has no performance entries.
  performance.getEntriesByType = () => [];
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(viewport);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
});

afterEach(() => jest.restoreAllMocks());

const home = { home: 0, problem: 800, vision: 2400, contact: 3900 };

it('marks the first section at the top of the page', () => {
  show(home);
  expect(current()).toEqual(['home']);
});

it('moves the mark as the reader scrolls', () => {
  show(home);
  scrollTo(2400);
  expect(current()).toEqual(['vision']);
});

it('marks the last section at the end of the page, however short it is', () => {
  show(home);
  scrollTo(pageHeight - viewport);
  expect(current()).toEqual(['contact']);
});

it('marks the section of a link where the page ends before it, without a scroll', () => {
  show({ ...home, founder: 3800 });
  scrollTo(pageHeight - viewport);
  location.hash = 'founder';
  fireEvent(window, new Event('hashchange'));
  expect(current()).toEqual(['founder']);
  location.hash = '';
});

it('moves the mark when another width moves the sections', () => {
  show(home);
  document.getElementById('problem')!.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  fireEvent(window, new Event('resize'));
  expect(current()).toEqual(['problem']);
});

it('marks the one link whose section is on this page', () => {
  show({ contact: 150 });
  expect(current()).toEqual(['contact']);
});

it('marks no link on a page without any of the sections', () => {
  show({});
  expect(current()).toEqual([]);
});

it('stops marking links once the page is left', () => {
  const unmount = show(home);
  const left = screen.getByRole('link', { name: 'problem' });
  unmount();
  scrollTo(800);
  expect(left).not.toHaveAttribute('aria-current');
});
