import { render, screen } from '@testing-library/react';
import { headingOf, Section } from './Section';

it('is a region named by its heading, with the id of its anchor', () => {
  render(
    <Section id="vision">
      <h2 id={headingOf('vision')}>Vision</h2>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Vision' })).toHaveAttribute('id', 'vision');
});
