import { render } from '@testing-library/react';
import { Plus } from './Plus';

it('is an ornament that assistive technology ignores', () => {
  const { container } = render(<Plus />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
