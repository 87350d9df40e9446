import { drawCard } from '@/lib/build/cards';
import { cardOf } from '@/lib/content/cards';
import { pages, type PageName } from '@/lib/content/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return pages.map(({ name }) => ({ file: `${name}.jpg` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = await drawCard(cardOf(file.replace('.jpg', '') as PageName));
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
}
