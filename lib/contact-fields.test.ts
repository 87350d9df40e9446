/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { contactPath, messageOf } from './contact-fields';

it('has the path and the fields that docs/backend.md states', () => {
  const text = readFileSync('docs/backend.md', 'utf8');
  expect(new Set(text.match(/\/api\/[\w/]+/g))).toEqual(new Set([contactPath]));
  expect(JSON.parse(/`(\{.*\})`/.exec(text)![1]!)).toEqual(messageOf(() => '…'));
});
