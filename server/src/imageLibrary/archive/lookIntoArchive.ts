import { Problem } from "../../problem.ts";
import { BrokenArchive, openArchive } from "./openArchive.ts";

/** Reads the table of contents and what the archive says of itself, or refuses it with the file at fault. */
export async function lookIntoArchive(path: string, mostUnpacked: number): Promise<void> {
  try {
    (await openArchive(path, { mostUnpacked })).close();
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    const { file, fault, place } = error;
    throw new Problem(412, "ImportFileCorrupt", { field: "file", details: { file, fault, place } });
  }
}
