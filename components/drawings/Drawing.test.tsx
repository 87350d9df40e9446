import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/layout/Picture';
import '@/lib/fixtures/near';
import { prefer } from '@/lib/fixtures/preferences';
import { animateDots } from './animate-dots';

jest.mock('./animate-dots', () => ({ animateDots: jest.fn() }));

const alt = 'Two gloved fists';

const picture = (src: string) => <Picture image={{ src, width: 1600, height: 1000, alt }} />;

async function show(src = '/media/plates/game.svg') {
  await act(async () => render(picture(src)));
  expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
}

beforeEach(() => {
  prefer();
  jest.mocked(animateDots).mockReset().mockResolvedValue();
});

it('is an image that asks for no script in the exported page, so that a page without other scripts stays without', () => {
  expect(renderToString(picture('/media/plates/game.svg'))).not.toContain('data-script');
});

it('stays an image if its file does not load', async () => {
  jest.mocked(animateDots).mockRejectedValue(new Error());
  await show();
});

it('stays an image, whose file no script reads, if it is a photo', async () => {
  await show('/media/plates/lockers.jpg');
  expect(animateDots).not.toHaveBeenCalled();
});

it.each(['reduced-motion', 'forced-colors'])(
  'is an image while the visitor asks for %s, and ends what has moved its dots',
  async (preference) => {
    prefer(preference);
    await show();
    expect(animateDots).not.toHaveBeenCalled();
    await act(async () => prefer());
    const [, signal] = jest.mocked(animateDots).mock.lastCall!;
    expect(signal.aborted).toBe(false);
    await act(async () => prefer(preference));
    expect(signal.aborted).toBe(true);
  },
);
