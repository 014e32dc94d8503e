import type { ImageTruth, SessionStart } from "@vigil/model/simulator/wire";
import { memorySessionJournal } from "../outbox/journal.ts";
import { clockFrom, wait } from "../attempt/browserTime.ts";
import { createSessionRun, type SessionRun } from "../simulator/session/sessionRun.ts";
import type { LessonScan } from "../lesson/lessonScan.ts";
import type { SampleSource } from "./sampleSource.ts";

/** A session that nobody stores: the same machine, and for a server what the samples know of themselves. */
export function sampleRun(start: SessionStart, source: SampleSource): SessionRun {
  return createSessionRun({
    start,
    late: [],
    userId: 0,
    clock: clockFrom(0),
    journal: memorySessionJournal(),
    send: async (index, { decision, category, markedLocations, opened, shownMs, elapsedMs }) => ({
      state: { decision, category, markedLocations, opened, shownMs, elapsedMs, found: null, credit: null, selected: false },
      feedback: truthOf(await source.bag(index)),
    }),
    open: async (index) => {
      const { bag } = await source.bag(index);
      return { innocentItems: bag.contents, innocentArray: bag.innocents };
    },
    seal: () => Promise.resolve(noResults),
    wait,
  });
}

const truthOf = ({ bag }: LessonScan): ImageTruth => ({
  correctDecision: bag.decision,
  threatCategory: bag.category,
  threatDescription: bag.threatDescription,
  threatArray: bag.threats,
  innocentArray: bag.innocents,
  innocentItems: bag.contents,
});

const noResults = {
  passed: false,
  passingScore: 0,
  score: 0,
  unmet: [],
  finalExamLocked: false,
  duration: 0,
  elapsed: 0,
  hits: 0,
  misses: 0,
  falseAlarms: 0,
  correctRejections: 0,
  criticalErrors: 0,
};
