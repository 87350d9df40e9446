import { renderToStaticMarkup } from 'react-dom/server';
import { RestoredPlace } from './RestoredPlace';

/** Runs the script as a browser does that came to the page in the given way. */
function comeBy(type?: string) {
  delete document.documentElement.dataset.restored;
  performance.getEntriesByType = () => (type ? [{ type } as PerformanceNavigationTiming] : []);
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<RestoredPlace />);
  new Function(template.content.querySelector('script')!.text)();
}

it.each(['reload', 'back_forward'])('says that the place is restored after a %s', (type) => {
  comeBy(type);
  expect(document.documentElement).toHaveAttribute('data-restored');
});

it('says nothing to a visitor who comes by a link', () => {
  comeBy('navigate');
  expect(document.documentElement).not.toHaveAttribute('data-restored');
});

it('takes the page’s full height where the browser does not tell', () => {
  comeBy(undefined);
  expect(document.documentElement).toHaveAttribute('data-restored');
});
