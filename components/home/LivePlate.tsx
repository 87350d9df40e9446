import { Plate, type PlateProps } from '@/components/ui/Plate';
import { PlateDrawing } from '@/components/ui/PlateDrawing';
import { numbers } from '@/lib/content/home/numbers';
import { strikePlate } from '@/lib/content/shared';
import type { Image } from '@/lib/content/types';

/** A plate whose dots scatter when it is struck. The 404 page uses Plate: Next.js loads its scripts on every page. */
export function LivePlate(props: PlateProps) {
  const { id, image, title } = props.plate;
  const number = numbers.plates.get(id);
  return (
    <Plate {...props} number={number}>
      <LiveImage image={image} strike={`${strikePlate} ${number}: ${title}`} />
    </Plate>
  );
}

/** The picture of a plate. `strike` names its button (PlateDrawing.tsx). */
export function LiveImage({ image, strike }: { image: Image; strike?: string }) {
  // Only an SVG file can be a drawing of dots.
  if (image.src.endsWith('.svg')) return <PlateDrawing image={image} strike={strike} />;
  return <img {...image} alt={image.alt} loading="lazy" decoding="async" />;
}
