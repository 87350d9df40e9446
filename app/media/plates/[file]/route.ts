import { drawingFiles, readDrawingFile } from '@/components/drawings/drawing-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => drawingFiles.map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const svg = readDrawingFile((await params).file);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
