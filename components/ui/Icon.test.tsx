import { render } from '@testing-library/react';
import { Icon } from './Icon';

it('is hidden from assistive technology, which reads the text beside it', () => {
  const { container } = render(<Icon name="arrow" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
