import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lineClass } from '@/lib/build/display-line';
import { navigation } from '@/lib/content/shared';
import { Navigation } from './Navigation';

const links = () =>
  within(screen.getByRole('navigation', { name: navigation.label })).getAllByRole<HTMLAnchorElement>('link');
const menu = () => links()[0]!.closest<HTMLElement>('[popover="auto"]')!;

it('links exactly the sections in its content, in order', () => {
  render(<Navigation />);
  expect(links().map((link) => link.textContent)).toEqual(navigation.items.map(({ line }) => line.text));
});

it('links to the home page’s sections from every page', () => {
  render(<Navigation />);
  const sections = navigation.items.map(({ id }) => `/#${id}`);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(sections);
});

it('reserves the width of every label until the font loads', () => {
  render(<Navigation />);
  for (const { id, line } of navigation.items) {
    const sheet = document.head.querySelector(`style[data-href="label-${id}"]`);
    expect(sheet).toHaveTextContent(new RegExp(`^\\.${lineClass(line)}{--label-width:`));
  }
});

it('marks no link before script knows which section is in view', () => {
  render(<Navigation />);
  for (const link of links()) expect(link).not.toHaveAttribute('aria-current');
});

it('holds the links in a popover, which needs no script', () => {
  render(<Navigation />);
  expect(menu()).toBeInTheDocument();
});

it('opens the menu with its button', () => {
  render(<Navigation />);
  const open = screen.getByRole('button', { name: navigation.open });
  expect(open).toHaveAttribute('popovertarget', menu().id);
});

it('closes the menu with the button in it', () => {
  render(<Navigation />);
  const close = within(menu()).getByRole('button', { name: navigation.close });
  expect(close).toHaveAttribute('popovertarget', menu().id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

it('asks the browser to focus the close button when the menu opens', () => {
  expect(renderToString(<Navigation />)).toMatch(
    new RegExp(`<button[^>]* autofocus=""[^>]*>${navigation.close}`),
  );
});
