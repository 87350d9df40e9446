import { render, screen } from '@testing-library/react';
import { Section } from './Section';

/** Shows a section with its heading, on a ground if one is given. */
function show(tone?: 'bone') {
  render(
    <Section id="vision" labelledBy="vision-title" tone={tone}>
      <h2 id="vision-title">Vision</h2>
    </Section>,
  );
  return screen.getByRole('region', { name: 'Vision' });
}

it('is a region named by its heading, with the id of its anchor', () => {
  expect(show()).toHaveAttribute('id', 'vision');
});
