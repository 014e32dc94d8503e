const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
};

/** Sends bytes through a stream; more than `limit` bytes out of it is an error, so that a small file cannot fill the memory. */
const through = async (
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  written.catch(() => undefined); // the reader reports the same error
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error("More data than announced.");
    }
    parts.push(value);
  }
  await written;
  return join(parts);
};

export const deflate = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  through(new CompressionStream("deflate-raw"), bytes, Infinity);

export const inflate = (bytes: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array<ArrayBuffer>> =>
  through(new DecompressionStream("deflate-raw"), bytes, length);
