import { Problem } from "../problem.ts";
import type { Settings } from "../settings.ts";
import { OutOfMemory, uploadProcess, type UploadProcess } from "./uploadProcess.ts";
import type { UploadReader, UploadReaders } from "./uploadWorker.ts";

/** So many files are read at the same time; the next one waits. */
const AT_ONCE = 2;

const all = Array.from({ length: AT_ONCE }, uploadProcess);
process.once("exit", () => all.forEach((reading) => reading.end())); // also what is busy
const resting = [...all];
const waiting: ((reading: UploadProcess) => void)[] = [];

const free = (): Promise<UploadProcess> => {
  const reading = resting.pop();
  return reading ? Promise.resolve(reading) : new Promise((resolve) => waiting.push(resolve));
};
const giveBack = (reading: UploadProcess) => {
  const next = waiting.shift();
  if (next) next(reading);
  else resting.push(reading);
};

/**
 * Reads a file that somebody sent in a process of its own. What takes longer than the settings allow, or more memory than it may have, is
 * refused and its process ended: the server answers others all the while, and nobody's file holds up the next one for longer than that.
 */
export async function readUpload<R extends UploadReader>(
  { uploadSeconds }: Pick<Settings, "uploadSeconds">,
  reader: R,
  ...given: Parameters<UploadReaders[R]>
): Promise<Awaited<ReturnType<UploadReaders[R]>>> {
  const reading = await free();
  let limit: NodeJS.Timeout | undefined;
  let late = false;
  try {
    await reading.ask({ reader: "awake", given: [] });
    limit = setTimeout(() => {
      late = true;
      reading.end();
    }, uploadSeconds * 1000);
    const answer = await reading.ask({ reader, given });
    if ("refusal" in answer) throw new Problem(answer.refusal.status, answer.refusal.code, answer.refusal.options);
    return answer.value as Awaited<ReturnType<UploadReaders[R]>>;
  } catch (error) {
    throw late || error instanceof OutOfMemory ? new Problem(422, "UploadTooComplex", { field: "file" }) : error;
  } finally {
    clearTimeout(limit);
    giveBack(reading);
  }
}
