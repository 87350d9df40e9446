import { readFileSync } from 'node:fs';
import { inPalette, drawingFiles } from '@/components/drawings/palette';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => drawingFiles.map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const svg = readFileSync(`components/drawings/files/${(await params).file}`, 'utf8');
  return new Response(inPalette(svg), { headers: { 'Content-Type': 'image/svg+xml' } });
}
