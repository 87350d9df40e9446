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

it('reads as one text, with a space after its names', () => {
  expect(show(bout)).toHaveTextContent('Pitch plus Investors Outreach to 40+ investors.');
});

it('takes a note without a figure', () => {
  expect(show({ ...bout, note: { after: 'A museum.' } })).toHaveTextContent(/A museum\.$/);
});
