import { strikePlate } from '@/lib/content/shared';
import { Plate, type PlateProps } from './Plate';
import { PlateDrawing } from './PlateDrawing';

/**
 * A plate that answers. The page for unknown URLs has one that does not, and so every page does without its script.
 * Only an SVG file can be a drawing of dots: any other picture stays still, and is not read as text.
 */
export function LivePlate(props: Omit<PlateProps, 'children'>) {
  const { image, number, title } = props.plate;
  return (
    <Plate {...props}>
      {image.src.endsWith('.svg') ? (
        <PlateDrawing image={image} strike={`${strikePlate} ${number}: ${title}`} />
      ) : undefined}
    </Plate>
  );
}
