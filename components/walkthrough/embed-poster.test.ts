import { language } from '@/lib/content/site';
import { embedPoster } from './embed-poster';

const poster = { src: '/media/drawing.svg', width: 1600, height: 900, alt: 'Drawing of a dome' };
const hostile = `"'></title><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`;

it('treats markup as text, and loads nothing but the poster before the visitor presses play', () => {
  const page = embedPoster({
    href: hostile,
    play: hostile,
    poster: { ...poster, src: hostile, alt: hostile },
  });
  document.open();
  document.write(page);
  document.close();
  const link = document.querySelector('a')!;
  const [image] = document.images;
  const texts = [link.getAttribute('href'), link.textContent, document.title];
  expect([...texts, image!.getAttribute('src'), image!.alt]).toEqual(Array(5).fill(hostile));
  expect(document.querySelectorAll('script, link, [onerror], img')).toHaveLength(1);
  expect(page).not.toMatch(/url\(|@import/);
  expect(document.documentElement).toHaveAttribute('lang', language);
});
