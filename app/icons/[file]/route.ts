import { iconPng, iconSizes, iconSvg, vectorIconPath } from '@/lib/build/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const names = [...iconSizes.map((size) => `${size}.png`), ...(vectorIconPath ? ['icon.svg'] : [])];
  return names.map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === 'icon.svg') return new Response(iconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
  const png = await iconPng(Number.parseInt(file, 10));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
