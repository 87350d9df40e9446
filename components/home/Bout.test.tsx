import { render, screen } from '@testing-library/react';
import type { Bout as BoutContent } from '@/lib/content/home/traction';
import { Bout } from './Bout';

const bout: BoutContent = {
  billing: 'Main event',
  names: ['Pitch', 'Investors'],
  size: 'main',
  note: { before: 'Outreach to', figure: '40+', after: 'investors.' },
};

/** Renders a bout and returns its list item. */
function show(content: BoutContent) {
  render(
    <ol>
      <Bout bout={content} joinedBy="plus" />
    </ol>,
  );
  return screen.getByRole('listitem');
}

it('joins its names by a plus that screen readers read', () => {
  expect(show(bout)).toHaveTextContent(/Pitch plus Investors/);
});

it('emphasizes its figure', () => {
  expect(show(bout)).toHaveTextContent(/Outreach to 40\+ investors\.$/);
  expect(screen.getByText('40+').tagName).toBe('STRONG');
});

it('takes a note without a figure', () => {
  expect(show({ ...bout, note: { after: 'A museum.' } })).toHaveTextContent(/A museum\.$/);
});
