import { versionTxt } from '@/lib/build/commit';

export const dynamic = 'force-static';

export function GET() {
  return new Response(versionTxt(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
