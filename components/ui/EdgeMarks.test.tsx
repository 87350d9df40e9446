import { render } from '@testing-library/react';
import { EdgeMarks } from './EdgeMarks';

it('is an ornament that assistive technology ignores', () => {
  const { container } = render(<EdgeMarks />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
