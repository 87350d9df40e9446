import { mayLoadMore } from './connection';
import { prefersNoAutoplay } from './prefers-no-autoplay';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['nothing is known', undefined, false, true, false],
  ['it is fast', { effectiveType: '4g' }, false, true, false],
  ['it is slow', { effectiveType: '3g' }, false, false, false],
  ['the visitor asks for less data', { saveData: true, effectiveType: '4g' }, false, false, true],
  ['the visitor asks for less motion', undefined, true, true, true],
])(
  'where %s, knows whether more may load and whether nothing may play',
  (_what, connection, still, more, none) => {
    window.matchMedia = (query) =>
      ({ matches: still && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    expect([mayLoadMore(), prefersNoAutoplay()]).toEqual([more, none]);
  },
);
