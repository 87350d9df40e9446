import { render, screen } from '@testing-library/react';
import { Bout } from './Bout';

it('reads as one text, with a space after its names', () => {
  const note = { before: 'Outreach to', figure: '40+', after: 'investors.' };
  render(
    <ol>
      <Bout bout={{ billing: 'Main', names: ['Pitch', 'Investors'], size: 'main', note }} joinedBy="plus" />
    </ol>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Pitch plus Investors Outreach to 40+ investors.');
});
