import { fireEvent, render, screen } from '@testing-library/react';
import { Clinch } from './Clinch';

it('brings the words together at a press, and parts them at the next', () => {
  render(
    <Clinch label="Bring them together" apart={<p>Left or right.</p>} together={<p>Left + right.</p>} />,
  );
  const button = screen.getByRole('button', { name: 'Bring them together' });
  const shown = () => [screen.getByRole('paragraph').textContent, button.getAttribute('aria-pressed')];
  expect(shown()).toEqual(['Left or right.', 'false']);
  fireEvent.click(button);
  expect(shown()).toEqual(['Left + right.', 'true']);
  fireEvent.click(button);
  expect(shown()).toEqual(['Left or right.', 'false']);
});
