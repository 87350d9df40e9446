import { fireEvent, render, screen, within } from '@testing-library/react';
import { contactBand, founder, problem, vision } from '@/lib/content/home';
import { navigation as content, type SectionId } from '@/lib/content/shared';
import { Header } from './Header';
import { NavigationState } from './NavigationState';

const viewport = 800;
const pageHeight = 4000;

const navigation = () => within(screen.getByRole('navigation'));
const nameOf = (id: SectionId) => content.items.find((item) => item.id === id)!.line.text;
const link = (id: SectionId) => navigation().getByRole('link', { name: nameOf(id) });
const current = () =>
  navigation()
    .getAllByRole('link')
    .filter((item) => item.hasAttribute('aria-current'))
    .map((item) => item.textContent);

/** Renders sections at these distances from the top of the page, because jsdom has no layout. */
function show(sections: Record<string, number>) {
  const { rerender, unmount } = render(
    <>
      <Header />
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
      <Header />
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

const start = content.items[0]!.id;
const home = { [start]: 0, [problem.id]: 800, [vision.id]: 2400, [contactBand.id]: 3900 };

it('marks the first section at the top of the page', () => {
  show(home);
  expect(current()).toEqual([nameOf(start)]);
});

it('moves the mark as the reader scrolls', () => {
  show(home);
  scrollTo(2400);
  expect(current()).toEqual([nameOf(vision.id)]);
});

it('marks the last section at the end of the page, however short it is', () => {
  show(home);
  scrollTo(pageHeight - viewport);
  expect(current()).toEqual([nameOf(contactBand.id)]);
});

it('marks the section of a link where the page ends before it, without a scroll', () => {
  show({ ...home, [founder.id]: 3800 });
  scrollTo(pageHeight - viewport);
  location.hash = founder.id;
  fireEvent(window, new Event('hashchange'));
  expect(current()).toEqual([nameOf(founder.id)]);
  location.hash = '';
});

it('moves the mark when another width moves the sections', () => {
  show(home);
  document.getElementById(problem.id)!.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  fireEvent(window, new Event('resize'));
  expect(current()).toEqual([nameOf(problem.id)]);
});

it('marks the one link whose section is on this page', () => {
  show({ [contactBand.id]: 150 });
  expect(current()).toEqual([nameOf(contactBand.id)]);
});

it('marks no link on a page without any of the sections', () => {
  show({});
  expect(current()).toEqual([]);
});

it('stops marking links once the page is left', () => {
  const unmount = show(home);
  const left = link(problem.id);
  unmount();
  scrollTo(800);
  expect(left).not.toHaveAttribute('aria-current');
});
