import { render, screen, within } from '@testing-library/react';
import { hero } from '@/lib/content/home';
import { Hero } from './Hero';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  render(<Hero words={hero} />);
});

it('is the place that the navigation calls Home', () => {
  expect(screen.getByRole('region', { name: 'Introduction' })).toHaveAttribute('id', 'home');
});

it('is headed by the title, word for word', () => {
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('The Future of Combat + Culture Is Here.');
  expect(heading).toHaveAccessibleName('The Future of Combat + Culture Is Here.');
});

it('says what the venue is', () => {
  expect(screen.getByText(hero.subtitle)).toBeVisible();
});

it('names its logo', () => {
  expect(
    within(screen.getByRole('region')).getByRole('img', { name: 'Combat + Culture' }),
  ).toBeInTheDocument();
});

it.each([
  ['Watch the Walkthrough', '/vr-tour'],
  ['Join Our Vision', '/contact'],
])('leads on: %s', (name, href) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows the film with its buttons', () => {
  expect(screen.getByRole('group', { name: 'Background video' })).toBeVisible();
});
