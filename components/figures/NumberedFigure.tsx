import { numbers } from '@/lib/content/home/numbers';
import { Figure, type FigureProps } from './Figure';
import { Picture } from './Picture';

/** A figure of the home page. The 404 page has a plain one, because Next.js loads its scripts on every page. */
export const NumberedFigure = (props: FigureProps) => (
  <Figure {...props} number={numbers.drawings.get(props.drawing.id)}>
    <Picture image={props.drawing.image} />
  </Figure>
);
