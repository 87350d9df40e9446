import { render, screen } from '@testing-library/react';
import { abbreviations } from '@/lib/content/shared';
import { ExplainAbbreviations } from './ExplainAbbreviations';

it('says what an abbreviation stands for, and leaves every word where it stands', () => {
  const { container } = render(
    <ExplainAbbreviations>Wearable tech, and VR share one floor.</ExplainAbbreviations>,
  );
  expect(screen.getByText('VR')).toHaveAttribute('title', abbreviations.VR);
  expect(container.textContent).toBe('Wearable tech, and VR share one floor.');
});

it('takes no part of a word for an abbreviation', () => {
  const { container } = render(<ExplainAbbreviations>A VRoom</ExplainAbbreviations>);
  expect(container.querySelector('abbr')).toBeNull();
});
