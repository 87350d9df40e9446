import startScripts from './start-scripts';

/** Stand for the browser: jsdom reports no paint, and its window keeps the listeners of the last test. */
let load: () => void;
let paint: () => void;

const report = (name: string) =>
  `document.title += '${name}' + [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => link.disabled).length`;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'addEventListener').mockImplementation((_, listener) => {
    load = listener as () => void;
  });
  window.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = () => this.isOn && callback();
    }
    isOn = false;
    observe() {
      this.isOn = true;
    }
    disconnect() {
      this.isOn = false;
    }
  } as unknown as typeof PerformanceObserver;
  document.title = '';
  document.head.innerHTML = '';
  document.body.innerHTML = `<template id="scripts" data-stylesheets="/b.css /a.css">
    <script type="text/plain">${report('first')}</script><script type="text/plain">${report('second')}</script>
  </template>`;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('after load and the first paint, the page gets disabled links to its stylesheets and starts its scripts in order', () => {
  startScripts();
  load();
  expect(document.querySelectorAll('script')).toHaveLength(0);
  paint();
  jest.advanceTimersByTime(1000);
  expect(document.title).toBe('first2second2');
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/b.css',
    '/a.css',
  ]);
});

test('the scripts start a second after load where the browser reports no paint, and only once', () => {
  startScripts();
  load();
  jest.advanceTimersByTime(1000);
  expect(document.title).toBe('first2second2');
  paint();
  jest.advanceTimersByTime(1000);
  expect(document.title).toBe('first2second2');
});
