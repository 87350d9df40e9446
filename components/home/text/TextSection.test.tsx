import { render, screen } from '@testing-library/react';
import type { TextContent } from '@/lib/content/types';
import { TextSection } from './TextSection';

const content: TextContent = {
  kind: 'text',
  id: 'faq',
  label: { title: 'Questions', text: 'And answers.' },
  lead: 'What people ask.',
  questions: [{ question: 'Is it open?', answer: 'Not yet.' }],
};

it('is a region with its heading, whose answers a press on their question opens, without script', () => {
  render(<TextSection content={content} />);
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent(content.lead);
  expect(screen.getByText('Not yet.')).not.toBeVisible();
  screen.getByText('Is it open?').click();
  expect(screen.getByText('Not yet.')).toBeVisible();
});
