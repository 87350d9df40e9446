import { drawingFiles, readDrawingFile } from '@/components/drawings/drawing-files';
import { absolute } from '@/lib/build/settings';
import { howItWorks } from '@/lib/content/home/how-it-works';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => drawingFiles.map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const code = howItWorks.plates.find(({ image }) => image.src === `/media/plates/${file}`)?.code;
  const svg = readDrawingFile(file, code && absolute(code.link.href));
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
