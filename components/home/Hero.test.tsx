import { render, screen } from '@testing-library/react';
import { hero } from '@/lib/content/home/sections';
import { vision } from '@/lib/content/home/vision';
import { prefer } from '@/lib/fixtures/preferences';
import { Hero } from './Hero';

it('says of each part how far it is, in the words of the roadmap', () => {
  prefer('reduced-motion');
  render(<Hero content={hero} />);
  const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(hero.stages.map(({ name }) => name));
  expect(textsOf('definition')).toEqual(vision.phases.map(({ status }) => status));
});
