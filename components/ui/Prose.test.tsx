import { render, screen } from '@testing-library/react';
import { Prose } from './Prose';

it('holds the headings, paragraphs, lists and links of a text in their order', () => {
  const { container } = render(
    <Prose>
      <h2>What we keep</h2>
      <p>
        Only what you send us <a href="/contact">there</a>:
      </p>
      <ul>
        <li>your name</li>
      </ul>
    </Prose>,
  );
  expect(container).toHaveTextContent('What we keepOnly what you send us there:your name');
  for (const role of ['heading', 'link', 'list', 'listitem']) {
    expect(screen.getByRole(role).closest('.prose')).toBeVisible();
  }
});
