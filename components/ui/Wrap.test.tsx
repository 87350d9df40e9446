import { render, screen } from '@testing-library/react';
import { Wrap } from './Wrap';

it('keeps a distance to the row before only when told', () => {
  render(
    <>
      <Wrap>First</Wrap>
      <Wrap spaced>Second</Wrap>
    </>,
  );
  expect(screen.getByText('First')).not.toHaveClass('spaced');
  expect(screen.getByText('Second')).toHaveClass('spaced');
});
