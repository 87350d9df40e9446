/** @jest-environment node */
import type { Finding } from './findings';
import { judge, leftOf, listOf } from './findings';

const words = { done: 'all is well', todo: 'Open a file.' };

test('an item without a problem is done, and one with problems tells all of them and what to do', () => {
  const list = listOf([
    judge('First', [], words),
    judge('Second', ['one', 'two'], words),
    { item: 'Third', status: 'note', detail: 'by the way' },
  ]);
  expect(list).toBe(`✓ done      First: all is well
✗ not done  Second: one
            two
            → Open a file.
! note      Third: by the way`);
});

test('what is left is counted without what does not block', () => {
  const blocked = judge('Second', ['one', 'two'], words);
  const note: Finding = { item: 'Third', status: 'note', detail: 'by the way' };
  expect(leftOf([judge('First', [], words), note])).toBeUndefined();
  expect(leftOf([judge('Second', ['one'], words), note])).toBe('1 thing left before launch.');
  expect(leftOf([blocked, note, blocked])).toBe('2 things left before launch.');
});
