import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lineClass } from '@/lib/build/display-line';
import { navigation } from '@/lib/content/shared';
import { Header } from './Header';

const navigationLinks = () =>
  within(screen.getByRole('navigation', { name: navigation.label })).getAllByRole('link');

it('leads from its mark to the home page', () => {
  render(<Header />);
  expect(screen.getByRole('link', { name: navigation.homeLink })).toHaveAttribute('href', '/');
});

it('links exactly the places of the navigation, in their order', () => {
  render(<Header />);
  expect(navigationLinks().map((link) => link.textContent)).toEqual(
    navigation.items.map(({ line }) => line.text),
  );
});

it('leads from every page to the anchors of the home page', () => {
  render(<Header />);
  expect(navigationLinks().map((link) => link.getAttribute('href'))).toEqual([
    '/#home',
    '/#problem',
    '/#how-it-works',
    '/#traction',
    '/#vision',
    '/#founder',
    '/#contact',
  ]);
});

it('keeps the room of every label until the font is there', () => {
  render(<Header />);
  for (const { id, line } of navigation.items) {
    const sheet = document.head.querySelector(`style[data-href="label-${id}"]`);
    expect(sheet).toHaveTextContent(new RegExp(`^\\.${lineClass(line)}{--label-width:`));
  }
});

it('marks no link before the page knows where the reader is', () => {
  render(<Header />);
  for (const link of navigationLinks()) expect(link).not.toHaveAttribute('aria-current');
});

it('holds the links in a popover, which needs no script', () => {
  render(<Header />);
  expect(navigationLinks()[0]!.closest('[popover="auto"]')).toBeInTheDocument();
});

it('opens the menu with its button', () => {
  render(<Header />);
  const menu = navigationLinks()[0]!.closest('[popover]')!;
  expect(screen.getByRole('button', { name: navigation.open })).toHaveAttribute('popovertarget', menu.id);
});

it('closes the menu with the button in it', () => {
  render(<Header />);
  const menu = navigationLinks()[0]!.closest<HTMLElement>('[popover]')!;
  const close = within(menu).getByRole('button', { name: navigation.close });
  expect(close).toHaveAttribute('popovertarget', menu.id);
  expect(close).toHaveAttribute('popovertargetaction', 'hide');
});

it('asks the browser to put the focus into the menu when it opens', () => {
  expect(renderToString(<Header />)).toMatch(
    new RegExp(`<button[^>]* autofocus=""[^>]*>${navigation.close}`),
  );
});
