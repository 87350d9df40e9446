// Makes the still that stands in for the hero film until it plays: `npm run posters -- LANDSCAPE PORTRAIT`.
// Give it the film's first frames, so that nothing jumps when the film takes over.
import path from 'node:path';
import sharp from 'sharp';

const widths = { 'hero-poster': [640, 960, 1280], 'hero-poster-portrait': [390, 608] };
const pictures = process.argv.slice(2);
if (pictures.length !== 2) {
  console.error('Give two pictures: npm run posters -- LANDSCAPE PORTRAIT');
  process.exit(1);
}

for (const [index, [name, sizes]] of Object.entries(widths).entries()) {
  for (const width of sizes) {
    const file = path.join('public/media', `${name}-${width}`);
    const picture = sharp(pictures[index]).resize({ width });
    await picture.clone().avif({ quality: 52, effort: 7 }).toFile(`${file}.avif`);
    await picture.clone().jpeg({ quality: 70, mozjpeg: true }).toFile(`${file}.jpg`);
  }
}
