const BLOCK = 512;
const zeros = (size: number) => Buffer.alloc(size);
const paddingOf = (size: number) => zeros((BLOCK - (size % BLOCK)) % BLOCK);

/** One entry of a tar archive (ustar), as any tar reads it. */
export function* tarEntry(name: string, body: Buffer, modified: Date): Generator<Buffer> {
  yield headerOf(name, body.length, modified);
  yield body;
  yield paddingOf(body.length);
}

/** The same of what is too large to be held: its size is known beforehand. */
export async function* tarStream(name: string, size: number, source: AsyncIterable<Buffer>, modified: Date): AsyncGenerator<Buffer> {
  yield headerOf(name, size, modified);
  let written = 0;
  for await (const piece of source) {
    written += piece.length;
    yield piece;
  }
  if (written !== size) throw new Error(`${name} changed while it was written.`);
  yield paddingOf(size);
}

export const tarEnd = (): Buffer => zeros(2 * BLOCK);

export interface TarEntry {
  name: string;
  size: number;
  /** Its bytes, by one of the two, once; what is not taken is passed over. */
  body: () => Promise<Buffer>;
  pieces: () => AsyncGenerator<Buffer>;
}

/** The entries one after the other. An archive that ends early is an error. */
export async function* tarEntries(stream: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = reader(stream);
  for (;;) {
    const header = await whole(take, BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const text = (from: number, size: number) => header.toString("utf8", from, from + size).replace(/\0.*$/s, "");
    const sum = Number.parseInt(text(148, 8), 8);
    header.write("        ", 148);
    if (sumOf(header) !== sum) throw new Error("This is not a backup, or it is damaged.");
    const size = Number.parseInt(text(124, 12), 8);
    let left = size;
    async function* pieces() {
      while (left > 0) {
        const piece = await take(left);
        left -= piece.length;
        yield piece;
      }
    }
    const body = async () => {
      const all: Buffer[] = [];
      for await (const piece of pieces()) all.push(piece);
      return Buffer.concat(all);
    };
    yield { name: text(0, 100), size, body, pieces };
    while (left > 0) left -= (await take(left)).length;
    await whole(take, paddingOf(size).length);
  }
}

function headerOf(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  const header = zeros(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), 136);
  header.write("        ", 148); // counted as spaces in its own sum
  header.write("0", 156);
  header.write("ustar", 257);
  header.write("00", 263);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

/** The next bytes, so many at the most, as they come. */
type Take = (most: number) => Promise<Buffer>;

function reader(stream: AsyncIterable<Buffer>): Take {
  const source = stream[Symbol.asyncIterator]();
  let held: Buffer = zeros(0);
  return async (most) => {
    while (held.length === 0) {
      const { value, done } = await source.next();
      if (done === true) throw new Error("The backup ends too early: it is not complete.");
      held = value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  };
}

async function whole(take: Take, size: number): Promise<Buffer> {
  const bytes = zeros(size);
  for (let at = 0; at < size;) at += (await take(size - at)).copy(bytes, at);
  return bytes;
}
