import startScripts from './start-scripts';

test('two frames after load, the page gets disabled links to its stylesheets and starts its scripts in order', () => {
  const frames: FrameRequestCallback[] = [];
  const drawFrame = () => frames.splice(0).forEach((callback) => callback(0));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const report = (name: string) =>
    `document.title += '${name}' + [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => link.disabled).length`;
  document.body.innerHTML = `<template id="scripts" data-stylesheets="/b.css /a.css">
    <script type="text/plain">${report('first')}</script><script type="text/plain">${report('second')}</script>
  </template>`;

  startScripts();
  expect(frames).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  drawFrame();
  expect(document.querySelectorAll('script')).toHaveLength(0);
  drawFrame();
  expect(document.title).toBe('first2second2');
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/b.css',
    '/a.css',
  ]);
});
