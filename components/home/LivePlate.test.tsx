import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openPlate } from '@/lib/browser/plates/live-plate';
import { strikePlate } from '@/lib/content/shared';
import { LiveImage, LivePlate } from './LivePlate';

jest.mock('@/lib/browser/plates/live-plate', () => ({ openPlate: jest.fn() }));

const strike = jest.fn();
const alt = 'Two gloved fists';
const button = () => screen.queryByRole('button', { name: new RegExp(strikePlate) });

const plate = (src: string) => (
  <LivePlate plate={{ id: 'game', title: 'The game', image: { src, width: 1600, height: 1000, alt } }} />
);

/** Shows a plate that is near the viewport to a visitor who prefers what the media queries with this name ask for. */
async function show({ src = '/media/plates/game.svg', preference = 'nothing' } = {}) {
  window.matchMedia = (query) => ({ matches: query.includes(preference) }) as MediaQueryList;
  await act(async () => render(plate(src)));
  expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
}

beforeEach(() => void jest.mocked(openPlate).mockReset().mockResolvedValue(strike.mockReset()));

it('is an image that asks for no script in the exported page, so that a page without other scripts stays without', () => {
  expect(renderToString(plate('/media/plates/game.svg'))).not.toMatch(/button|data-script/);
});

it.each([
  ['it does not load', () => Promise.reject(new Error())],
  ['it is no drawing of dots', () => Promise.resolve(undefined)],
])('stays an image if %s', async (_reason, opened) => {
  jest.mocked(openPlate).mockImplementation(opened);
  await show();
  expect(button()).toBeNull();
});

it.each([
  ['with less motion', { preference: 'prefers-reduced-motion' }],
  ['with forced colors', { preference: 'forced-colors' }],
  ['if it is a photo', { src: '/media/plates/lockers.jpg' }],
])('stays an image, whose file no script reads, %s', async (_when, given) => {
  await show(given);
  expect(openPlate).not.toHaveBeenCalled();
  expect(button()).toBeNull();
});

it('without a button, is struck when the pointer or the focus comes to the list item around it', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const image = { src: '/media/plates/game.svg', width: 1600, height: 1000, alt: '' };
  await act(async () =>
    render(
      <li>
        <LiveImage image={image} />
      </li>,
    ),
  );
  const item = screen.getByRole('listitem');
  fireEvent.pointerEnter(item);
  expect(strike).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(item);
  expect(strike).toHaveBeenCalledTimes(2);
  expect(button()).toBeNull();
});
