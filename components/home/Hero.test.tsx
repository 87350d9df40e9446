import { render, screen } from '@testing-library/react';
import { hero } from '@/lib/content/home/hero';
import { prefer } from '@/lib/fixtures/preferences';
import { Hero } from './Hero';

it('says of each part how far it is', () => {
  prefer('reduced-motion');
  render(<Hero content={hero} />);
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(hero.statuses.map(({ name }) => name));
  expect(textsOf('definition')).toEqual(hero.statuses.map(({ status }) => status));
});

it('is painted only when the browser has all of its text', () => {
  prefer('reduced-motion');
  render(<Hero content={hero} />);
  const awaited = document.head.querySelector('link[rel="expect"][blocking="render"]')!.getAttribute('href')!;
  const lastText = screen.getAllByRole('definition').at(-1)!;
  expect(lastText.compareDocumentPosition(document.querySelector(awaited)!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
