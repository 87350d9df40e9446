import { render, screen } from '@testing-library/react';
import type { Bout as BoutContent } from '@/lib/content/home';
import { Bout } from './Bout';

const bout: BoutContent = {
  billing: 'Main event',
  names: ['Pitch', 'Investors'],
  size: 'main',
  note: { before: 'Outreach to', figure: '40+', after: 'investors.' },
};

/** Shows a bout and gives its words, as they are read. */
function show(content: BoutContent) {
  render(
    <ol>
      <Bout bout={content} joinedBy="plus" />
    </ol>,
  );
  return screen.getByRole('listitem');
}

it('joins its two names by a plus that can be read', () => {
  expect(show(bout)).toHaveTextContent(/Pitch plus Investors/);
});

it('stresses its figure within the sentence', () => {
  expect(show(bout)).toHaveTextContent(/Outreach to 40\+ investors\.$/);
  expect(screen.getByText('40+').tagName).toBe('STRONG');
});

it('takes a note without a figure', () => {
  expect(show({ ...bout, note: { after: 'A museum.' } })).toHaveTextContent(/Investors A museum\.$/);
});

it('has no link unless it leads somewhere', () => {
  show(bout);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('leads to where one can join', () => {
  show({ ...bout, link: { text: 'Take the corner', leadsTo: 'contact us', href: '/contact' } });
  expect(screen.getByRole('link', { name: /^Take the corner/ })).toHaveAttribute('href', '/contact');
});
