import { createFileReader, type FileReader } from "./fileReader.ts";
import type { MeasuredScan } from "./scan.ts";

/** Reads files of views in a worker. */
export const createScanReader = (): FileReader<MeasuredScan> =>
  createFileReader(new Worker(new URL("./scanWorker.ts", import.meta.url), { type: "module" }), "The pictures cannot be read.");
