import type { TrainingPath } from "@vigil/model/training/contents";
import type { LabAnswered, TrainingCourse } from "@vigil/model/training/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { call } from "../../../api.ts";
import { ApiProblem } from "../../../apiProblem.ts";
import { useUser } from "../../../shell/user.ts";
import { keepSeen, savesKept } from "../../keepSaved.ts";
import { workIn } from "../../position.ts";
import { fetchLabScan } from "../../../lesson/fetchLabScan.ts";
import type { LabDesk } from "./labDesk.ts";
import { answeredIn, hearKept, labAddress, learnerOutbox } from "./learnerOutbox.ts";

/**
 * The labs of a page as its learner does them: the server marks and keeps; how the course stands then is in its query. What the server
 * could not be told is kept in this browser, and sent later.
 */
export function useLearnerLabs(
  programId: number,
  course: TrainingCourse,
  [, unitId = 0, sectionId = 0, pageId = 0]: TrainingPath,
): LabDesk {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const courseId = course.id;
  const { id: statusId, bookmark } = course.courseStatus;
  const here = bookmark?.unitId === unitId && bookmark.sectionId === sectionId && bookmark.pageId === pageId ? bookmark : null;
  const [stopped] = useState(here?.labId === undefined ? null : { labId: here.labId, labPageId: here.labPageId ?? null });
  return useMemo(() => {
    const place = (labId: number) => ({ programId, courseId, unitId, sectionId, pageId, labId });
    const outbox = learnerOutbox(queries, userId);
    return {
      open: async (labId) => {
        const before = savesKept();
        const opened = await call<LabAnswered>("POST", labAddress(place(labId)));
        keepSeen(queries, programId, courseId, opened, before);
        return opened.view;
      },
      answer: async (labId, answer) => {
        workIn(queries, labId);
        const outcome = await outbox.add(place(labId), answeredIn(answer, statusId));
        if (outcome instanceof ApiProblem) throw outcome;
        return outcome === "kept" ? outcome : outcome.view;
      },
      stoppedAt: stopped,
      turn: (labId, labPageId) => workIn(queries, labId, labPageId),
      scanOf: (labId) => fetchLabScan(`${labAddress(place(labId))}/scan`),
      fail: (labId, reason) => call("POST", `${labAddress(place(labId))}/failure`, { body: { reason } }),
      hear: (labId, heard) =>
        hearKept((at, outcome) => {
          if (labAddress(at) === labAddress(place(labId))) heard(outcome instanceof ApiProblem ? null : outcome.view);
        }),
    };
  }, [queries, userId, programId, courseId, statusId, unitId, sectionId, pageId, stopped]);
}
