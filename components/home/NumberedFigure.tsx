import { Picture } from '@/components/layout/Picture';
import { Figure, type FigureProps } from '@/components/ui/Figure';
import { numbers } from '@/lib/content/home/numbers';

/** Only for the home page: Next.js loads the scripts of the 404 page on every page, so that one has a plain `Figure`. */
export const NumberedFigure = (props: FigureProps) => (
  <Figure {...props} number={numbers.drawings.get(props.drawing.id)}>
    <Picture image={props.drawing.image} />
  </Figure>
);
