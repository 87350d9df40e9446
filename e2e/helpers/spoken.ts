import type { Page } from 'playwright/test';

type Part = { role: string; name: string; ignored: boolean; parts: Part[] };

/** Chromium's accessibility tree of a page, with the boxes that it ignores, since they hold texts of a sentence, too. */
async function treeOf(page: Page): Promise<Part> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const partOf = ({ role, name, ignored, childIds = [] }: (typeof nodes)[number]): Part => ({
    role: role?.value,
    name: name?.value ?? '',
    ignored,
    parts: childIds.flatMap((id) => byId.get(id) ?? []).map(partOf),
  });
  return partOf(nodes[0]!);
}

const isText = ({ role }: Part) => role === 'StaticText';

const flat = (part: Part): Part[] => [part, ...part.parts.flatMap(flat)];

/** The texts that follow each other in a part, directly or in ignored boxes, as one. Other parts end a line. */
function sentencesOf({ parts }: Part): string {
  const inner = parts.flatMap((part) => (part.ignored && part.parts.every(isText) ? part.parts : part));
  return inner.map((part) => (isText(part) ? part.name : '\n')).join('');
}

/** What screen readers say on a page: the name of each part, the sentences right in it, and all texts in it. */
export async function spokenParts(page: Page) {
  return flat(await treeOf(page)).map((part) => ({
    name: part.ignored ? '' : part.name,
    sentences: sentencesOf(part),
    texts: flat(part)
      .filter(isText)
      .map(({ name }) => name),
  }));
}
