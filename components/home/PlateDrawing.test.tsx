import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openPlate } from '@/lib/browser/plates/live-plate';
import { PlateDrawing } from './PlateDrawing';

jest.mock('@/lib/browser/plates/live-plate', () => ({ openPlate: jest.fn() }));

const image = { src: '/media/plates/game.svg', width: 1600, height: 1000, alt: 'Two gloved fists' };
const drawing = <PlateDrawing image={image} strike="Scatter the dots" />;
const strike = jest.fn();

/** Shows a drawing that is near the viewport to a visitor whose preferences match these media queries. */
async function show(...preferences: string[]) {
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: preferences.some((name) => query.includes(name)) }),
  });
  await act(async () => render(drawing));
}

const button = () => screen.getByRole('button', { name: 'Scatter the dots' });

beforeEach(() => {
  strike.mockReset();
  jest.mocked(openPlate).mockReset().mockResolvedValue(strike);
});

it('is an image without a button in the exported page', () => {
  const html = renderToString(drawing);
  expect(html).toContain(`alt="${image.alt}"`);
  expect(html).not.toContain('button');
});

it('asks for no script, so that a page without other scripts stays without', () => {
  expect(renderToString(drawing)).not.toContain('data-script');
});

it('keeps its image when it gets a button', async () => {
  await show();
  expect(button()).toBeInTheDocument();
  expect(screen.getByRole('img', { name: image.alt })).toBeInTheDocument();
});

it('sends a ring from the point of a click', async () => {
  await show();
  button().getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  fireEvent.click(button(), { detail: 1, clientX: 200, clientY: 100 });
  expect(strike).toHaveBeenCalledWith(0.25, 0.25);
});

it('sends a ring from the center when a key presses the button', async () => {
  await show();
  fireEvent.click(button(), { detail: 0 });
  expect(strike).toHaveBeenCalledWith(0.5, 0.5);
});

it.each([
  ['it does not load', () => Promise.reject(new Error())],
  ['it is no drawing of dots', () => Promise.resolve(undefined)],
])('stays an image if %s', async (_reason, opened) => {
  jest.mocked(openPlate).mockImplementation(opened);
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img')).toBeInTheDocument();
});

it.each(['prefers-reduced-motion', 'forced-colors'])('stays an image with %s', async (preference) => {
  await show(preference);
  expect(openPlate).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
