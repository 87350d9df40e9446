import { render, screen } from '@testing-library/react';
import { abbreviations } from '@/lib/content/shared';
import { Glossed } from './Glossed';

it('says what an abbreviation stands for, and leaves every word where it stands', () => {
  const { container } = render(<Glossed>Wearable tech, and VR share one floor.</Glossed>);
  expect(screen.getByText('VR')).toHaveAttribute('title', abbreviations.VR);
  expect(container.textContent).toBe('Wearable tech, and VR share one floor.');
});

it('takes no part of a word for an abbreviation', () => {
  const { container } = render(<Glossed>A VRoom</Glossed>);
  expect(container.querySelector('abbr')).toBeNull();
});
