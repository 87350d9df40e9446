import { render, screen } from '@testing-library/react';
import { SentMessage } from './SentMessage';

it('announces itself and takes the focus', () => {
  render(<SentMessage>Thanks!</SentMessage>);
  expect(screen.getByRole('status')).toHaveTextContent('Thanks!');
  expect(screen.getByRole('status')).toHaveFocus();
});
