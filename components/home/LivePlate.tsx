import { Boundary } from '@/components/ui/Boundary';
import { Plate, type PlateProps } from '@/components/ui/Plate';
import { numbers } from '@/lib/content/home/numbers';
import { strikePlate } from '@/lib/content/shared';
import { PlateDrawing } from './PlateDrawing';

/** A plate whose dots scatter when it is struck. The 404 page uses Plate: Next.js loads its scripts on every page. */
export function LivePlate(props: PlateProps) {
  const { id, image, title } = props.plate;
  const number = numbers.plates.get(id);
  // Only an SVG file can be a drawing of dots.
  if (!image.src.endsWith('.svg')) return <Plate {...props} number={number} />;
  return (
    <Plate {...props} number={number}>
      <Boundary fallback={<img {...image} alt={image.alt} loading="lazy" decoding="async" />}>
        <PlateDrawing image={image} strike={`${strikePlate} ${number}: ${title}`} />
      </Boundary>
    </Plate>
  );
}
