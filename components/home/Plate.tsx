import { Picture } from '@/components/layout/Picture';
import { Figure, type FigureProps } from '@/components/ui/Figure';
import { plateLabel } from '@/lib/content/home/numbering';

/**
 * A plate of the home page, which numbers its plates. The 404 page has a plain `Figure`: Next.js loads its scripts on every
 * page, and a `Picture` may be a drawing that moves.
 */
export const Plate = (props: Omit<FigureProps, 'label'>) => (
  <Figure {...props} label={plateLabel(props.plate.id)}>
    <Picture image={props.plate.image} />
  </Figure>
);
