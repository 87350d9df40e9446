import { absolute } from '@/lib/build/settings';
import { language, securityUntil, site } from '@/lib/content/site';
import { mailto } from '@/lib/mailto';

export const dynamic = 'force-static';

/** security.txt: the contact for reports of vulnerabilities (https://www.rfc-editor.org/rfc/rfc9116). */
export function GET() {
  const fields = {
    Contact: mailto(site.email),
    Expires: new Date(securityUntil).toISOString(),
    'Preferred-Languages': language,
    Canonical: absolute('/.well-known/security.txt'),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(''), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
