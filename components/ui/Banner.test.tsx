import { render, screen } from '@testing-library/react';
import { Banner } from './Banner';

it('is a landmark when it has a name', () => {
  render(
    <Banner kind="strip" label="Preview notice">
      In development
    </Banner>,
  );
  expect(screen.getByRole('complementary', { name: 'Preview notice' })).toHaveTextContent('In development');
});

it('is not a landmark without a name', () => {
  render(<Banner kind="notice">More to come</Banner>);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
