/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeWithFfmpeg, footageFolder, picture, quick, tone } from './fixtures/footage';
import { mediaFolder } from './draft';
import { publishBand } from './publish-band';
import { manifestFolder } from './replace';

const { make, at, remove } = footageFolder();

afterAll(remove);

describeWithFfmpeg('a band', () => {
  it('is silent and keeps its shapes, and the manifest names all its files', async () => {
    const landscape = make('wide.mkv', ...picture(6, { size: '560x240' }), ...tone(6), ...quick);
    const portrait = make('tall.mkv', ...picture(6, { size: '240x300' }), ...quick);
    mkdirSync(at('site'));
    const videos = await publishBand({ landscape, portrait }, {}, at('site'));
    expect(videos.landscape).toMatchObject({ width: 560, height: 240, sound: false });
    expect(videos.portrait).toMatchObject({ width: 240, height: 300, sound: false });
    const manifest = readFileSync(path.join(at('site'), manifestFolder, 'band.json'), 'utf8');
    const files = readdirSync(path.join(at('site'), 'public', mediaFolder));
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const file of files) expect(manifest).toContain(`"/${mediaFolder}/${file}"`);
  });
});
