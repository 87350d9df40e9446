import { render, screen } from '@testing-library/react';
import { SentenceLink } from './SentenceLink';

it('says where it leads in hidden text after the visible text', () => {
  render(<SentenceLink link={{ text: 'Take the corner', leadsTo: 'contact us', href: '/contact' }} />);
  const link = screen.getByRole('link', { name: 'Take the corner (contact us)' });
  expect(link).toHaveAttribute('href', '/contact');
});
