import { render, screen } from '@testing-library/react';
import { Mark } from './Mark';

it('adds nothing to the name of the link around it', () => {
  render(
    <a href="/">
      <Mark /> Home
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Home');
});
