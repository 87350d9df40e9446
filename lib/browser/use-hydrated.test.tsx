import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated';

const Probe = ({ seen }: { seen?: boolean[] }) => {
  const hydrated = useHydrated();
  seen?.push(hydrated);
  return String(hydrated);
};

it('is false in the exported page', () => {
  expect(renderToString(<Probe />)).toBe('false');
});

it('is false during hydration, so that nothing mismatches, then true', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Probe />);
  const seen: boolean[] = [];
  render(<Probe seen={seen} />, { container, hydrate: true });
  expect(seen).toEqual([false, true]);
});
