import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lineClass } from '@/lib/build/display-line';
import { navigation } from '@/lib/content/navigation';
import { Navigation } from './Navigation';

it('reserves the width of every label until the font loads', () => {
  render(<Navigation />);
  for (const { id, line } of navigation.items) {
    const sheet = document.head.querySelector(`style[data-href="label-${id}"]`);
    expect(sheet).toHaveTextContent(new RegExp(`^\\.${lineClass(line)}{--label-width:`));
  }
});

it('asks the browser to focus the close button when the menu opens', () => {
  expect(renderToString(<Navigation />)).toMatch(
    new RegExp(`<button[^>]* autofocus=""[^>]*>${navigation.close}`),
  );
});
