import { render, screen } from '@testing-library/react';
import { Bill } from './Bill';

it('joins its lines, and the parts of a line that splits, with single spaces', () => {
  const split = [
    { text: 'Get In', width: 100 },
    { text: 'Touch', width: 92 },
  ] as const;
  const lines = [
    { text: 'The Future of', width: 125, weight: 800 },
    { text: 'Combat +', width: 62 },
    { text: 'Get In Touch', width: 72, split },
  ];
  render(<Bill as="h1" lines={lines} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Future of Combat + Get In Touch');
});
