import { toggleFullScreen } from './full-screen';

const answer = () => jest.fn(async () => {});

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
});

it('fills the screen with an element', () => {
  const requestFullscreen = answer();
  toggleFullScreen(Object.assign(document.createElement('div'), { requestFullscreen }));
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
});

it('ends full screen', () => {
  const element = document.createElement('div');
  const exitFullscreen = answer();
  Object.defineProperties(document, {
    fullscreenElement: { value: element, configurable: true },
    exitFullscreen: { value: exitFullscreen, configurable: true },
  });
  toggleFullScreen(element);
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
});

it('does nothing where the browser cannot', () => {
  expect(() => toggleFullScreen(document.createElement('div'))).not.toThrow();
});
