import type { Draft } from "@vigil/model/authoring/draftWire";
import { call } from "../api.ts";

/** A course that is written on, where its draft is there already: reading it needs no token, which a new tab has to ask for first. */
export const draftAhead = (courseId: number) => ({
  queryKey: ["courses", courseId, "draft", "ahead"],
  queryFn: () => call<Draft>("GET", `courses/${courseId}/draft`),
});
