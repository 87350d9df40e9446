import { glyphs } from '@/components/ui/glyphs';
import type { Image } from '@/lib/schema/values';
import { language } from '@/lib/content/site';
import { colors } from '@/lib/build/tokens';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

// The button is at the top, because the frame may end below the first screen.
const style = `
*{margin:0}
html,body,img{width:100%;height:100%}
body{background:${colors.ink};overflow:hidden}
img{display:block;object-fit:cover}
a{position:absolute;inset:0;color:${colors.ink}}
span{position:absolute;left:0;top:0;display:flex;align-items:center;gap:20px;box-sizing:border-box;
height:clamp(56px,9vw,112px);padding:0 clamp(18px,3.4vw,44px);background:${colors.ember};
font:800 clamp(20px,3vw,38px) Arial,sans-serif}
svg{flex:none;width:clamp(22px,4vw,48px);fill:none;stroke:currentColor;stroke-width:2.6}
a:hover span{background:${colors.bone}}
a:focus-visible{outline:0}
a:focus-visible span{outline:4px solid ${colors.ink};outline-offset:-8px}
@media(forced-colors:active){span{border:2px solid LinkText}svg{stroke:LinkText}}`;

/** The document in a player's frame until the visitor presses play: a poster, and a link to the player. */
export function embedPoster({ href, play, poster }: { href: string; play: string; poster: Image }): string {
  return (
    `<!doctype html><html lang="${language}"><title>${escape(play)}</title><style>${style}</style>` +
    `<img src="${escape(poster.src)}" alt="${escape(poster.alt)}">` +
    `<a href="${escape(href)}"><span>` +
    `<svg viewBox="0 0 24 24"><path d="${glyphs.play}"/></svg>` +
    `${escape(play)}</span></a>`
  );
}
