import { render, screen } from '@testing-library/react';
import { tourPoster } from '@/lib/media';
import { Doorway } from './Doorway';

const content = { id: 'inside', title: { text: 'Go in', width: 96 }, lead: 'Then turn.' };

it('leads to the rooms on the tour page, past a picture that loads when it is near', () => {
  render(<Doorway content={content} poster={tourPoster} alt="A ring" />);
  expect(screen.getByRole('link', { name: 'Go in' })).toHaveAttribute('href', '/vr-tour#inside');
  expect(screen.getByRole('img', { name: 'A ring' })).toHaveAttribute('loading', 'lazy');
});
