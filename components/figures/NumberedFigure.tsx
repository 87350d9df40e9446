import { numbers } from '@/lib/content/home/numbers';
import { Figure, type FigureProps } from './Figure';
import { Picture } from './Picture';

/** Only for the home page: Next.js loads the scripts of the 404 page on every page, so that one has a plain `Figure`. */
export const NumberedFigure = (props: FigureProps) => (
  <Figure {...props} number={numbers.drawings.get(props.drawing.id)}>
    <Picture image={props.drawing.image} />
  </Figure>
);
