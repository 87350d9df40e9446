import { iconIco } from '@/lib/build/icons';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(new Uint8Array(await iconIco()), { headers: { 'Content-Type': 'image/x-icon' } });
}
