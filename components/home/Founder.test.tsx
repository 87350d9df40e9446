import { render, screen } from '@testing-library/react';
import { founder } from '@/lib/content/home/founder';
import '@/lib/fixtures/near';
import { prefer } from '@/lib/fixtures/preferences';
import { Founder } from './Founder';

const name = 'Ada Example';
const portrait = { src: '/media/portrait.jpg', width: 800, height: 1000 };
const unsigned = founder.paragraphs.at(-1);

it.each([
  { signature: { name, portrait }, lastWords: name, portraits: [portrait.src] },
  { signature: { name }, lastWords: name, portraits: [] },
  { signature: undefined, lastWords: unsigned, portraits: [] },
])('is signed with the name and the portrait that the content has: $signature', (expected) => {
  prefer('reduced-motion');
  render(<Founder content={{ ...founder, signature: expected.signature }} />);
  expect(screen.getAllByRole('paragraph').at(-1)).toHaveTextContent(expected.lastWords!);
  const portraits = screen.queryAllByRole('img', { name });
  expect(portraits.map((image) => image.getAttribute('src'))).toEqual(expected.portraits);
});
