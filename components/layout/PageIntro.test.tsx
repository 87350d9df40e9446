import { render, screen } from '@testing-library/react';
import { PageIntro } from './PageIntro';

const label = { number: 7, title: 'Walkthrough', text: 'Concept film.' };
const content = {
  label,
  title: { text: 'VR Tour', width: 96 },
  lead: 'Step inside before there is an inside.',
};

it('has the only heading', () => {
  render(<PageIntro content={content} />);
  expect(screen.getAllByRole('heading')).toEqual([
    screen.getByRole('heading', { level: 1, name: 'VR Tour' }),
  ]);
});

it('shows the lead after the heading, then its children', () => {
  const { container } = render(<PageIntro content={content}>The form</PageIntro>);
  expect(container).toHaveTextContent('VR TourStep inside before there is an inside.The form');
});
