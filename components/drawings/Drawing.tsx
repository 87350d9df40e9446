import { Plate, type PlateProps } from './DrawingFigure';
import { PlateDrawing } from './DottedImage';
import { numbers } from '@/lib/content/home/numbers';
import type { Image } from '@/lib/content/types';

/** A plate whose drawing moves. The 404 page uses Plate instead: Next.js loads its scripts on every page. */
export function LivePlate(props: PlateProps) {
  const { id, image } = props.plate;
  return (
    <Plate {...props} number={numbers.plates.get(id)}>
      <LiveImage image={image} />
    </Plate>
  );
}

export function LiveImage({ image }: { image: Image }) {
  // Only an SVG file can be a drawing of dots.
  if (image.src.endsWith('.svg')) return <PlateDrawing image={image} />;
  return <img {...image} alt={image.alt} loading="lazy" decoding="async" />;
}
