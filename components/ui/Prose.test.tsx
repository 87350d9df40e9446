import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

it('lets keys scroll a wide table, and nothing else', () => {
  const { container } = render(
    <Prose>
      <p>Text</p>
      <table />
    </Prose>,
  );
  expect(screen.getByRole('table').parentElement).toBe(container.querySelector('[tabindex]'));
});
