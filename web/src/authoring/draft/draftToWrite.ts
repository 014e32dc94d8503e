import type { Draft } from "@vigil/model/authoring/draftWire";
import type { QueryClient } from "@tanstack/react-query";
import { draftAhead } from "../../shell/draftAhead.ts";
import { openDraft } from "./draftCalls.ts";

/** The draft as it is, asked for while the editor was on its way; one is made where there is none, or where what was published is no longer the current version. */
export async function draftToWrite(queries: QueryClient, courseId: number): Promise<Draft> {
  const { queryKey } = draftAhead(courseId);
  const draft = await queries.fetchQuery(draftAhead(courseId)).catch(() => null);
  // written on from here: whoever comes again asks again
  queries.removeQueries({ queryKey });
  const isOver = draft?.state === "published" && draft.begunFrom?.contentId !== draft.current?.contentId;
  return draft === null || isOver ? await openDraft(courseId) : draft;
}
