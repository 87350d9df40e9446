/** @jest-environment node */
import { rowsOf } from './flight';

test('rows end with a line, but for those that have their length in bytes', () => {
  const text = '„ü“ 😀\n4:I[20,[],"Menu"]\n:HL["/a.css","style"]\n';
  const length = Buffer.byteLength(text).toString(16);
  const flight = `1:"$Sreact.fragment"\na:T${length},${text}b:I[10,[],""]\n:HL["/a.css","style"]\n3:X\n0:{"a":"b:c"}\n`;
  const rows = rowsOf(flight);
  expect(rows.map(({ tag, body }) => [tag, body])).toEqual([
    ['', '"$Sreact.fragment"'],
    ['T', text],
    ['I', '[10,[],""]'],
    ['HL', '["/a.css","style"]'],
    ['X', ''],
    ['', '{"a":"b:c"}'],
  ]);
  expect(rows.map(({ start, body, end }) => start + body + end).join('')).toBe(flight);
});

test.each(['words\n', '0:{"a":1}', '1:T6,Words', '1:T,Words\n2:TW,\n', '\n'])(
  '%j is no flight data',
  (flight) => {
    expect(() => rowsOf(flight)).toThrow('its flight data has no row at "');
  },
);
