import { fireEvent, render, screen } from '@testing-library/react';
import { NavigationState } from './NavigationState';

const [viewport, pageHeight] = [800, 4000];
const links = ['home', 'problem', 'vision', 'founder', 'contact'];

const current = () => screen.queryAllByRole('link', { current: true }).map(({ textContent }) => textContent);

/** Shows a page with sections at these distances from its top, because jsdom has no layout. */
function show(sections: Record<string, number>) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: sections[this.id]! - scrollY } as DOMRect;
  });
  render(
    <>
      <header>
        <nav>
          {links.map((id) => (
            <a key={id} href={`/#${id}`}>
              {id}
            </a>
          ))}
        </nav>
      </header>
      {Object.keys(sections).map((id) => (
        <section key={id} id={id} />
      ))}
      <NavigationState />
    </>,
  );
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

const home = { home: 0, problem: 800, vision: 2400, founder: 3800, contact: 3900 };

it('moves the mark as the reader scrolls, or another width moves the sections', () => {
  const moved = { ...home };
  show(moved);
  expect(current()).toEqual(['home']);
  scrollTo(2400);
  expect(current()).toEqual(['vision']);
  moved.founder = 2300;
  fireEvent(window, new Event('resize'));
  expect(current()).toEqual(['founder']);
});

it('marks the section of a link where the page ends before it, without a scroll', () => {
  show(home);
  scrollTo(pageHeight - viewport);
  expect(current()).toEqual(['contact']);
  location.hash = 'founder';
  fireEvent(window, new Event('hashchange'));
  expect(current()).toEqual(['founder']);
  location.hash = '';
});

it.each([
  ['the one link whose section is on this page', { contact: 150 }, ['contact']],
  ['no link on a page without any of the sections', {}, []],
])('marks %s', (_which, sections: Record<string, number>, marked) => {
  show(sections);
  expect(current()).toEqual(marked);
});
