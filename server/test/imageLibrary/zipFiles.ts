import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import yazl from "yazl";

/** The files of a ZIP, for tests that change them. */
export type ZipFiles = Map<string, Buffer>;

export async function unpacked(zipped: Buffer): Promise<ZipFiles> {
  const zip = await yauzl.fromBufferPromise(zipped, { lazyEntries: true });
  const files: ZipFiles = new Map();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

export function packed(files: ZipFiles): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}
