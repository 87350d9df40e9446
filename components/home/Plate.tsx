import { Picture } from '@/components/layout/Picture';
import { Figure, type FigureProps } from '@/components/ui/Figure';
import { numbers } from '@/lib/content/home/numbers';

/**
 * A plate with its number. Only for the home page: Next.js loads the scripts of the 404 page on every page, so that one
 * has a plain `Figure`.
 */
export const Plate = (props: FigureProps) => (
  <Figure {...props} number={numbers.plates.get(props.plate.id)}>
    <Picture image={props.plate.image} />
  </Figure>
);
