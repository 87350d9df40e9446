import { render, screen } from '@testing-library/react';
import { Wrap } from './Wrap';

it('adds space above only if asked', () => {
  render(
    <>
      <Wrap>First</Wrap>
      <Wrap spaced>Second</Wrap>
    </>,
  );
  expect(screen.getByText('First')).not.toHaveClass('spaced');
  expect(screen.getByText('Second')).toHaveClass('spaced');
});
