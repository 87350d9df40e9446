import { render, screen } from '@testing-library/react';
import { founder } from '@/lib/content/home/founder';
import { Founder } from './Founder';

// A visitor who prefers less motion.
window.matchMedia = () => ({ matches: true }) as MediaQueryList;

it('is signed with the name and the portrait that the content has', () => {
  const portrait = { src: '/media/portrait.jpg', width: 800, height: 1000 };
  render(<Founder content={{ ...founder, signature: { name: 'Ada Example', portrait } }} />);
  expect(screen.getByText('Ada Example')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ada Example' })).toBeInTheDocument();
});
