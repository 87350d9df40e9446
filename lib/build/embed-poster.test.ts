import { embedPoster } from './embed-poster';

const href = 'https://player.example/embed/1?autoplay=1&dnt=1';
const poster = { src: '/media/plate.svg', width: 1600, height: 900, alt: 'Drawing of a dome' };
const hostile = `"'></title><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`;

/** Opens the document as a browser does in a frame. */
function open(content: Parameters<typeof embedPoster>[0]) {
  document.open();
  document.write(embedPoster(content));
  document.close();
}

it('treats markup in the link, the button, the title, the image and its alternative text as text', () => {
  open({ href: hostile, play: hostile, poster: { ...poster, src: hostile, alt: hostile } });
  const link = document.querySelector('a')!;
  const [image] = document.images;
  const texts = [link.getAttribute('href'), link.textContent, document.title];
  expect([...texts, image!.getAttribute('src'), image!.alt]).toEqual(Array(5).fill(hostile));
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0);
});

it('has a language, and loads nothing but the poster before the visitor presses play', () => {
  open({ href, play: 'Play it', poster });
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(embedPoster({ href, play: 'Play it', poster }).match(/\bsrc=|url\(|@import|<link/g)).toEqual([
    'src=',
  ]);
});
