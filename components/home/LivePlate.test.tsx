import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openPlate } from '@/lib/browser/plates/live-plate';
import { strikePlate } from '@/lib/content/shared';
import '@/lib/fixtures/near';
import { prefer } from '@/lib/fixtures/preferences';
import { LiveImage, LivePlate } from './LivePlate';

jest.mock('@/lib/browser/plates/live-plate', () => ({ openPlate: jest.fn() }));

const strike = jest.fn();
const alt = 'Two gloved fists';
const button = () => screen.queryByRole('button', { name: new RegExp(strikePlate) });

const plate = (src: string) => (
  <LivePlate plate={{ id: 'game', title: 'The game', image: { src, width: 1600, height: 1000, alt } }} />
);

/** Shows a plate that is near the viewport. */
async function show(src = '/media/plates/game.svg') {
  await act(async () => render(plate(src)));
  expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
}

beforeEach(() => {
  prefer();
  jest.mocked(openPlate).mockReset().mockResolvedValue(strike.mockReset());
});

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

it('stays an image, whose file no script reads, if it is a photo', async () => {
  await show('/media/plates/lockers.jpg');
  expect(openPlate).not.toHaveBeenCalled();
  expect(button()).toBeNull();
});

it.each(['reduced-motion', 'forced-colors'])(
  'is an image while the visitor asks for %s, and ends what has moved its dots',
  async (preference) => {
    prefer(preference);
    await show();
    expect(openPlate).not.toHaveBeenCalled();
    await act(async () => prefer());
    expect(button()).toBeInTheDocument();
    const [, signal] = jest.mocked(openPlate).mock.lastCall!;
    expect(signal.aborted).toBe(false);
    await act(async () => prefer(preference));
    expect(button()).toBeNull();
    expect(signal.aborted).toBe(true);
  },
);

it('without a button, is struck when the pointer or the focus comes to the list item around it', async () => {
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
  await act(async () => prefer('reduced-motion'));
  fireEvent.pointerEnter(item);
  expect(strike).toHaveBeenCalledTimes(2);
  expect(button()).toBeNull();
});
