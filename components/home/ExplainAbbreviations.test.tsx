import { render, screen } from '@testing-library/react';
import { abbreviations } from '@/lib/content/shared';
import { ExplainAbbreviations } from './ExplainAbbreviations';

it('gives an abbreviation its meaning and keeps every word', () => {
  const { container } = render(
    <ExplainAbbreviations>Wearable tech, and VR share one floor.</ExplainAbbreviations>,
  );
  expect(screen.getByText('VR')).toHaveAttribute('title', abbreviations.VR);
  expect(container.textContent).toBe('Wearable tech, and VR share one floor.');
});

it('ignores a part of a word', () => {
  const { container } = render(<ExplainAbbreviations>A VRoom</ExplainAbbreviations>);
  expect(container.querySelector('abbr')).toBeNull();
});
