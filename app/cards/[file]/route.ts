import { cardNames, cardPng, type CardName } from '@/lib/build/cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return cardNames.map((name) => ({ file: `${name}.png` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const png = await cardPng(file.replace('.png', '') as CardName);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
