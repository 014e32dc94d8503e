import type { ProgressAnswer, ProgressBody } from "@vigil/model/training/progressWire";
import { call } from "../api.ts";

/** Bookmark and progress; a failed update is only logged: the pages themselves are saved, and the next update carries it. */
export async function saveProgress(body: ProgressBody): Promise<ProgressAnswer | undefined> {
  try {
    return await call<ProgressAnswer>("PUT", "training/progress", { body });
  } catch (problem) {
    console.error("The progress of the course was not saved.", problem);
    return undefined;
  }
}
