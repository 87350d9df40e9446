/** @jest-environment node */
import { countProblems, formatFinding, judge, note, ok, problem } from './findings';

const texts = { done: 'all is well', todo: 'Open a file.' };

test('prints what was checked, every problem and what to do', () => {
  const findings = [
    judge('First', [], texts),
    judge('Second', ['one', 'two'], texts),
    note('Third', 'by the way'),
  ];
  expect(findings.map(formatFinding).join('\n')).toBe(`✓ OK    First: all is well
✗ Fix   Second: one
        two
        → Open a file.
! Note  Third: by the way`);
});

test('prints no control characters', () => {
  expect(formatFinding(ok('A\x07', '\x1b[2J'))).toBe('✓ OK    A\\x07: \\x1b[2J');
});

test('counts problems only', () => {
  const findings = [ok('First', ''), note('Second', '')];
  expect(countProblems(findings)).toBeUndefined();
  expect(countProblems([...findings, problem('Third', '')])).toBe('1 problem');
  expect(countProblems([problem('Third', ''), problem('Fourth', '')])).toBe('2 problems');
});
