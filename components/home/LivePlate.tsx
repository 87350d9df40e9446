import { Boundary } from '@/components/ui/Boundary';
import { Plate, type PlateProps } from '@/components/ui/Plate';
import { numbers } from '@/lib/content/home/numbers';
import { strikePlate } from '@/lib/content/shared';
import { PlateDrawing } from './PlateDrawing';

/**
 * A plate whose dots scatter when it is struck. Pages whose plates stay still use Plate, which needs no script. Only an
 * SVG file can be a drawing of dots: any other picture stays still, and is not read as text.
 */
export function LivePlate(props: Omit<PlateProps, 'number' | 'children'>) {
  const { id, image, title } = props.plate;
  const number = numbers.plates.get(id);
  return (
    <Plate {...props} number={number}>
      {image.src.endsWith('.svg') ? (
        <Boundary fallback={<img {...image} alt={image.alt} loading="lazy" decoding="async" />}>
          <PlateDrawing image={image} strike={`${strikePlate} ${number}: ${title}`} />
        </Boundary>
      ) : undefined}
    </Plate>
  );
}
