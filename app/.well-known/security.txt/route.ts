import { readCommit } from '@/lib/build/commit';
import { securityTxt } from '@/lib/build/security-txt';

export const dynamic = 'force-static';

export function GET() {
  const text = securityTxt(readCommit()?.date ?? new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
