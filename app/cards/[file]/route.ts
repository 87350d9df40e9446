import { cardPng } from '@/lib/build/cards';
import { pages, type PageName } from '@/lib/content/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return pages.map(({ name }) => ({ file: `${name}.png` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const png = await cardPng(file.replace('.png', '') as PageName);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
