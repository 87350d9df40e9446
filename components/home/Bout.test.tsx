import { renderToStaticMarkup } from 'react-dom/server';
import { sections } from '@/lib/content/home';
import { platesOf } from '@/lib/content/home/numbers';
import { traction } from '@/lib/content/home/traction';
import { Bout } from './Bout';

const [plate] = sections.flatMap(platesOf);

it.each([
  ['leads to the plate that it shows', plate?.id, plate ? `#plate-${plate.id}` : undefined],
  ['shows no plate that the page does not have', 'removed', undefined],
])('%s', (_rule, plate, target) => {
  const bout = { ...traction.bouts[0]!, plate, link: undefined };
  const page = renderToStaticMarkup(<Bout bout={bout} joinedBy="plus" />);
  expect(/href="([^"]+)/.exec(page)?.[1]).toBe(target);
});
