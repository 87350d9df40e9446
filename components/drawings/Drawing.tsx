import { DrawingFigure, type DrawingProps } from './DrawingFigure';
import { DottedImage } from './DottedImage';
import { numbers } from '@/lib/content/home/numbers';
import type { Image } from '@/lib/content/types';

/** A drawing whose dots move. The 404 page uses DrawingFigure instead: Next.js loads its scripts on every page. */
export function Drawing(props: DrawingProps) {
  const { id, image } = props.drawing;
  return (
    <DrawingFigure {...props} number={numbers.drawings.get(id)}>
      <DrawingImage image={image} />
    </DrawingFigure>
  );
}

export function DrawingImage({ image }: { image: Image }) {
  // Only an SVG file can be a drawing of dots.
  if (image.src.endsWith('.svg')) return <DottedImage image={image} />;
  return <img {...image} alt={image.alt} loading="lazy" decoding="async" />;
}
