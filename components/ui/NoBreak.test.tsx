import { render, screen } from '@testing-library/react';
import { site } from '@/lib/content/site';
import { NoBreak } from './NoBreak';

it.each([site.name, '1-2 business days', '24-48 working hours'])(
  'does not break a line within "%s"',
  (phrase) => {
    render(<NoBreak>{`Write to us: ${phrase} and more`}</NoBreak>);
    expect(screen.getByText(phrase)).toHaveClass('unbroken');
  },
);

it('keeps every word', () => {
  const sentence = `${site.name} replies within 1-2 business days. ${site.name} is here.`;
  const { container } = render(<NoBreak>{sentence}</NoBreak>);
  expect(container.textContent).toBe(sentence);
});

it('lets other text break', () => {
  const { container } = render(<NoBreak>Combat and Culture, in 2 days</NoBreak>);
  expect(container.querySelector('.unbroken')).toBeNull();
});
