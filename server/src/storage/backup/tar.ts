const BLOCK = 512;
const zeros = (size: number) => Buffer.alloc(size);

/** One entry of a tar archive (ustar), as any tar reads it. */
export function* tarEntry(name: string, body: Buffer, modified: Date): Generator<Buffer> {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  const header = zeros(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(body.length, 11), 124);
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), 136);
  header.write("        ", 148); // counted as spaces in its own sum
  header.write("0", 156);
  header.write("ustar", 257);
  header.write("00", 263);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  yield header;
  yield body;
  yield zeros((BLOCK - (body.length % BLOCK)) % BLOCK);
}

export const tarEnd = (): Buffer => zeros(2 * BLOCK);

/** The entries one after the other. An archive that ends early is an error. */
export async function* tarEntries(stream: AsyncIterable<Buffer>): AsyncGenerator<{ name: string; body: Buffer }> {
  const take = reader(stream);
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const text = (from: number, size: number) => header.toString("utf8", from, from + size).replace(/\0.*$/s, "");
    const sum = Number.parseInt(text(148, 8), 8);
    header.write("        ", 148);
    if (sumOf(header) !== sum) throw new Error("This is not a backup, or it is damaged.");
    const size = Number.parseInt(text(124, 12), 8);
    const body = await take(size);
    await take((BLOCK - (size % BLOCK)) % BLOCK);
    yield { name: text(0, 100), body };
  }
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

function reader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]();
  const waiting: Buffer[] = [];
  let held = 0;
  return async (size: number): Promise<Buffer> => {
    while (held < size) {
      const { value, done } = await source.next();
      if (done === true) throw new Error("The backup ends too early: it is not complete.");
      waiting.push(value);
      held += value.length;
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting.length = 0;
    waiting.push(all.subarray(size));
    held -= size;
    return Buffer.from(all.subarray(0, size));
  };
}
