import { render, screen } from '@testing-library/react';
import { founder } from '@/lib/content/home/founder';
import '@/lib/fixtures/near';
import { prefer } from '@/lib/fixtures/preferences';
import { Founder } from './Founder';

it('is signed with the name and the portrait that the content has', () => {
  prefer('reduced-motion');
  const portrait = { src: '/media/portrait.jpg', width: 800, height: 1000 };
  render(<Founder content={{ ...founder, signature: { name: 'Ada Example', portrait } }} />);
  expect(screen.getByText('Ada Example')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ada Example' })).toBeInTheDocument();
});
