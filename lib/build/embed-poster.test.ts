import { embedPoster } from './embed-poster';

const hostile = `"'></title><script>alert(1)</script><img src=x onerror=alert(1)>&quot;`;

it('treats markup in the link, the button, the title, the image and its alternative text as text', () => {
  const poster = { src: hostile, width: 1600, height: 900, alt: hostile };
  document.open();
  document.write(embedPoster({ href: hostile, play: hostile, poster }));
  document.close();
  const link = document.querySelector('a')!;
  const [image] = document.images;
  const texts = [link.getAttribute('href'), link.textContent, document.title];
  expect([...texts, image!.getAttribute('src'), image!.alt]).toEqual(Array(5).fill(hostile));
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0);
});
