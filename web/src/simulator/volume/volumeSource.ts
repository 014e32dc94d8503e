import type { VolumeConfig } from "@vigil/model/simulator/wire";
import type { Volume } from "@vigil/xray/volume/volume";

/** Where the volumes of a session's bags come from. */
export interface VolumeSource {
  volume(index: number): Promise<Volume>;
}

/** A file that came and is no volume of this bag: asking again would not help. */
export class BrokenVolume extends Error {}

type FetchVolume = (url: string, signal: AbortSignal) => Promise<Response>;
type ReadVolume = (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Volume>;

/** How many bags are fetched ahead; the nearest of them is read too. */
const ahead = 2;

/**
 * The volumes of a session, by the place of their bag. Of the bag on screen and the one after it they are read (32 MB each at most), of the one
 * after that the file is kept; all others are given back.
 */
export function createVolumeSource(
  files: readonly (VolumeConfig | undefined)[],
  fetchVolume: FetchVolume,
  readVolume: ReadVolume,
): VolumeSource & { stop(): void } {
  const stopping = new AbortController();
  const fetched = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  const read = new Map<number, Promise<Volume>>();

  /** What failed is asked for anew by whoever comes next. */
  function once<Made>(known: Map<number, Promise<Made>>, index: number, make: () => Promise<Made>): Promise<Made> {
    const found = known.get(index);
    if (found !== undefined) return found;
    const made = make();
    known.set(index, made);
    made.catch(() => known.get(index) === made && known.delete(index));
    return made;
  }

  function file(index: number): Promise<Uint8Array<ArrayBuffer>> {
    return once(fetched, index, async () => {
      const config = files[index];
      if (config === undefined) throw new BrokenVolume("This bag has no volume.");
      const bytes = new Uint8Array(await (await fetchVolume(config.url, stopping.signal)).arrayBuffer());
      if (bytes.length !== config.bytes) throw new BrokenVolume("The file is not as long as was told.");
      return bytes;
    });
  }

  function volume(index: number): Promise<Volume> {
    return once(read, index, async () => {
      const bytes = await file(index);
      // The bytes go to the worker: nothing of them is left here.
      fetched.delete(index);
      return readVolume(String(index), bytes).catch((problem: unknown) => {
        throw new BrokenVolume("The file is no volume.", { cause: problem });
      });
    });
  }

  function forget(index: number): void {
    for (const known of [fetched, read]) for (const key of known.keys()) if (key < index || key > index + ahead) known.delete(key);
    for (const key of read.keys()) if (key > index + 1) read.delete(key);
  }

  async function prepare(index: number): Promise<void> {
    for (let next = index + 1; next <= index + ahead && next < files.length; next++)
      if (files[next] !== undefined) await (next === index + 1 ? volume(next) : file(next)).catch(() => undefined);
  }

  return {
    async volume(index) {
      forget(index);
      const made = await volume(index);
      void prepare(index);
      return made;
    },
    stop: () => {
      stopping.abort();
      fetched.clear();
      read.clear();
    },
  };
}
