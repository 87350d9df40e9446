import { mayLoadMore, prefersNoAutoplay } from './preferences';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['nothing is known', undefined, '', true, false],
  ['it is fast', { effectiveType: '4g' }, '', true, false],
  ['it is slow', { effectiveType: '3g' }, '', false, false],
  ['the visitor asks for less data', { saveData: true, effectiveType: '4g' }, '', false, true],
  ['the visitor asks for less motion', undefined, '(prefers-reduced-motion: reduce)', true, true],
])(
  'where %s, knows whether more may load and whether nothing may play',
  (...[, value, asked, more, none]) => {
    window.matchMedia = (query) => ({ matches: query === asked }) as MediaQueryList;
    Object.defineProperty(navigator, 'connection', { configurable: true, value });
    expect([mayLoadMore(), prefersNoAutoplay()]).toEqual([more, none]);
  },
);
