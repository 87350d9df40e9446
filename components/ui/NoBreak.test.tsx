import { render, screen } from '@testing-library/react';
import { site } from '@/lib/content/site';
import { NoBreak } from './NoBreak';

it.each([site.name, '1-2 business days', '24-48 working hours'])('breaks no line within "%s"', (words) => {
  render(<NoBreak>{`Write to us: ${words} and more`}</NoBreak>);
  expect(screen.getByText(words)).toHaveClass('unbroken');
});

it('leaves every word where it stands', () => {
  const sentence = `${site.name} replies within 1-2 business days. ${site.name} is here.`;
  const { container } = render(<NoBreak>{sentence}</NoBreak>);
  expect(container.textContent).toBe(sentence);
});

it('lets any other words break', () => {
  const { container } = render(<NoBreak>Combat and Culture, in 2 days</NoBreak>);
  expect(container.querySelector('.unbroken')).toBeNull();
});
