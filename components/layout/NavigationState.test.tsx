import { fireEvent, render, screen, within } from '@testing-library/react';
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

/** Lays a page out, which jsdom does not: the sections and how far each begins from the top of the page. */
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

/** Opens the menu as the browser does, and gives what the page closes it with. jsdom knows no popover. */
function openMenu() {
  const query = document.querySelector.bind(document);
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => query(selector.replace(':popover-open', '')));
  const hidePopover = jest.fn();
  HTMLElement.prototype.hidePopover = hidePopover;
  return hidePopover;
}

/** Says at which address the page was loaded. jsdom knows no entries of performance. */
function landAt(address: string) {
  performance.getEntriesByType = () => [{ name: address } as PerformanceEntry];
}

beforeEach(() => {
  window.scrollY = 0;
  landAt(location.href);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(viewport);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
});

afterEach(() => jest.restoreAllMocks());

const home = { home: 0, problem: 800, vision: 2400, contact: 3900 };

it('marks the first section at the top of the page', () => {
  show(home);
  expect(current()).toEqual([nameOf('home')]);
});

it('moves the mark as the reader scrolls', () => {
  show(home);
  scrollTo(2400);
  expect(current()).toEqual([nameOf('vision')]);
});

it('marks the last section at the end of the page, however short it is', () => {
  show(home);
  scrollTo(pageHeight - viewport);
  expect(current()).toEqual([nameOf('contact')]);
});

it('moves the mark when another width moves the sections', () => {
  show(home);
  document.getElementById('problem')!.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  fireEvent(window, new Event('resize'));
  expect(current()).toEqual([nameOf('problem')]);
});

it('marks the one link whose place is on this page', () => {
  show({ contact: 150 });
  expect(current()).toEqual([nameOf('contact')]);
});

it('marks no link on a page that has none of the places', () => {
  show({});
  expect(current()).toEqual([]);
});

it('leaves the links alone once the page is left', () => {
  const unmount = show(home);
  const problem = link('problem');
  unmount();
  scrollTo(800);
  expect(problem).not.toHaveAttribute('aria-current');
});

it('closes the menu when a link leads to a section of this page', () => {
  show(home);
  const hidePopover = openMenu();
  fireEvent.click(link('vision'));
  expect(hidePopover).toHaveBeenCalled();
});

it('leaves the menu open when a link leads to another page', () => {
  show({ contact: 150 });
  const hidePopover = openMenu();
  fireEvent.click(link('vision'));
  expect(hidePopover).not.toHaveBeenCalled();
});

it('closes the menu when a link of it was taken before the script started', () => {
  landAt('http://localhost/#before');
  const hidePopover = openMenu();
  show(home);
  expect(hidePopover).toHaveBeenCalled();
});

it('leaves a menu open that was opened before the script started', () => {
  const hidePopover = openMenu();
  show(home);
  expect(hidePopover).not.toHaveBeenCalled();
});

it('takes a link to this page calmly while the menu is closed', () => {
  show(home);
  expect(() => fireEvent.click(link('vision'))).not.toThrow();
});
