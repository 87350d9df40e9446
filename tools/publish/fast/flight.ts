/**
 * A row of React's flight data.
 */
export interface Row {
  tag: string;
  start: string;
  body: string;
  end: string;
}

/**
 * The start of a row in React's parser (`processBinaryChunk` in
 * https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightClient.js). A row with one of the
 * first tags has its length, in bytes.
 */
const rowStart = /[\da-f]*:(?:([AGLMOSTUVbglmos])([\da-f]+),|(?![AGLMOSTUVbglmos])(H[A-Z]|[A-Z#rx]?))/y;

/**
 * Splits flight data into its rows, so that the words of a page are never taken for React's own data.
 * @throws {Error} when it is no flight data
 */
export function rowsOf(flight: string): Row[] {
  // One character for each byte.
  const bytes = Buffer.from(flight).toString('latin1');
  const rows = [];
  let from = 0;
  while (from < bytes.length) {
    rowStart.lastIndex = from;
    const [start, lengthTag, length = '', lineTag = ''] = rowStart.exec(bytes) ?? [];
    const bodyStart = from + (start?.length ?? 0);
    const bodyEnd = lengthTag ? bodyStart + parseInt(length, 16) : bytes.indexOf('\n', bodyStart);
    if (start === undefined || bodyEnd < 0 || bodyEnd > bytes.length) {
      const place = bytes.slice(from, from + 40);
      throw new Error(
        `its flight data has no row at "${place}". React writes it in another way: adapt tools/publish/fast/flight.ts to it.`,
      );
    }
    const body = Buffer.from(bytes.slice(bodyStart, bodyEnd), 'latin1').toString();
    const end = lengthTag ? '' : '\n';
    rows.push({ tag: lengthTag ?? lineTag, start, body, end });
    from = bodyEnd + end.length;
  }
  return rows;
}
