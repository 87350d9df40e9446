import { Drawing } from '@/components/drawings/Drawing';
import type { Image } from '@/lib/schema/values';

export function Picture({ image }: { image: Image }) {
  if (image.src.endsWith('.svg')) return <Drawing image={image} />;
  return <img {...image} alt={image.alt} loading="lazy" />;
}
