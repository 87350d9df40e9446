import { render, screen, within } from '@testing-library/react';
import { hero } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { Hero } from './Hero';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  render(<Hero content={hero} />);
});

it('is the section that the navigation links to first', () => {
  expect(screen.getByRole('region', { name: hero.label })).toHaveAttribute('id', 'home');
});

it('has the title as its heading', () => {
  const heading = screen.getByRole('heading', { level: 1 });
  const title = hero.title.map(({ text }) => text).join(' ');
  expect(heading.textContent).toBe(title);
  expect(heading).toHaveAccessibleName(title);
});

it('says what the venue is', () => {
  expect(screen.getByRole('region')).toHaveTextContent(hero.subtitle);
});

it('names its logo', () => {
  expect(within(screen.getByRole('region')).getByRole('img', { name: site.name })).toBeInTheDocument();
});

it.each([hero.walkthrough, hero.join])('links to the next step: $text', ({ text, href }) => {
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
});

it('shows the video with its buttons', () => {
  expect(screen.getByRole('group', { name: hero.video.label })).toBeVisible();
});
