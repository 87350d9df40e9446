/** @jest-environment node */
import { senderOf, toggleSender } from './sender';

const senders = ['Visitor', 'Investor'].map((text) => ({ id: text.toLowerCase(), text }));
const investor = senders[1]!;

it.each([
  ['', undefined],
  ['Investor', investor],
  ['Investor: a question', investor],
  ['Investor relations', undefined],
  ['A question for an Investor', undefined],
])('the subject “%s” has the sender %j', (subject, sender) => {
  expect(senderOf(subject, senders)).toBe(sender);
});

it.each([
  ['fills an empty subject', '', 'Investor'],
  ['replaces another sender', 'Visitor', 'Investor'],
  ['keeps other words', 'A question', 'Investor: A question'],
  ['keeps the words after another sender', 'Visitor: A question', 'Investor: A question'],
  ['takes itself out again, but no other words', 'Investor: A question', 'A question'],
  ['takes itself out again', 'Investor', ''],
])('a choice %s', (_what, before, subject) => {
  expect(toggleSender(before, investor, senders)).toBe(subject);
});
