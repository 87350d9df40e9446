import { strikePlate } from '@/lib/content/shared';
import { Boundary } from '@/components/ui/Boundary';
import { Plate, type PlateProps } from '@/components/ui/Plate';
import { PlateDrawing } from './PlateDrawing';

/**
 * A plate whose dots scatter when it is struck. Pages whose plates stay still use Plate, which needs no script. Only an
 * SVG file can be a drawing of dots: any other picture stays still, and is not read as text.
 */
export function LivePlate(props: Omit<PlateProps, 'children'>) {
  const { image, number, title } = props.plate;
  return (
    <Plate {...props}>
      {image.src.endsWith('.svg') ? (
        <Boundary fallback={<img {...image} alt={image.alt} loading="lazy" decoding="async" />}>
          <PlateDrawing image={image} strike={`${strikePlate} ${number}: ${title}`} />
        </Boundary>
      ) : undefined}
    </Plate>
  );
}
