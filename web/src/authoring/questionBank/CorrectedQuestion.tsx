import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { correctedCourse, stillAsks, type CorrectedKey } from "@vigil/model/exam/correctedKey";
import { packageQuestions } from "@vigil/model/curriculum/coursePackage";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { CorrectedKeyNote } from "../../exam/bank/CorrectedKeyNote.tsx";
import { useDraft } from "../draft/useDraft.ts";

/** What was said of a question's key since its version was published, as long as the draft still has the old one. */
export function CorrectedQuestion({ part }: { part: DraftPart<"question"> }) {
  const { desk, draft } = useDraft();
  const { courseId } = draft;
  const { data = [] } = useQuery({
    queryKey: ["courses", courseId, "correctedKeys"],
    queryFn: ({ signal }) => call<CorrectedKey[]>("GET", `courses/${courseId}/draft/correctedkeys`, { signal }),
  });
  const { locale, piece, key, block } = part;
  const corrected = data.find(({ question }) => question === block.id);
  const read = corrected && packageQuestions.element.safeParse(block);
  if (!corrected || !read?.success || !stillAsks(read.data, corrected)) return null;
  const taken = correctedCourse(read.data, corrected.ruling);
  return <CorrectedKeyNote corrected={corrected} take={taken && (() => desk.change({ locale, piece, key }, taken))} />;
}
