// Lines out of a stream of bytes, as they come, none longer than a limit.

/** A line, or why it can't be one. */
export type Line = { readonly text: string } | { readonly fault: 'too-long' | 'not-utf8' };

const NEWLINE = 10;

/** The lines of a stream, each batch as soon as its bytes are here; a line over the limit is skipped and reported. */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<readonly Line[], undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let first = true;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length <= limit) parts.push(part);
    else parts = [];
  };
  const close = (): Line => {
    const line: Line = length > limit ? { fault: 'too-long' } : decode(Buffer.concat(parts), first);
    parts = [];
    length = 0;
    first = false;
    return line;
  };
  for await (const chunk of bytes) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      lines.push(close());
      from = end + 1;
    }
    take(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [close()];
}

const decode = (line: Uint8Array, first: boolean): Line => {
  try {
    // A byte order mark belongs to the start of a file only.
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: !first }).decode(line) };
  } catch {
    return { fault: 'not-utf8' };
  }
};
