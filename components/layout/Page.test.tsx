import { render, screen } from '@testing-library/react';
import { Page } from './Page';

it('has the id of its navigation link', () => {
  render(<Page id="contact">Write to us</Page>);
  expect(screen.getByText('Write to us')).toHaveAttribute('id', 'contact');
});
