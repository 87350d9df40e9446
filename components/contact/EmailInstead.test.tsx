import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { form } from '@/lib/content/contact';
import { EmailInstead } from './EmailInstead';

const { late, withoutScript, broken, after } = form.instead;
const line = (isBroken: boolean) => (
  <EmailInstead content={form.instead} email="hello@example.com" isBroken={isBroken} />
);

it('says that a broken form does not work, and links the e-mail address', () => {
  const { container } = render(line(true));
  expect(screen.getByText(broken)).toBeInTheDocument();
  expect(container).toHaveTextContent(`hello@example.com ${after}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@example.com');
});

it('is exported with the sentence for a late script, and the one for none', () => {
  document.body.innerHTML = renderToString(line(false));
  expect(document.body).toHaveTextContent(`${late}${withoutScript} hello@example.com ${after}`);
});
