import type { FlagKind } from "../../integrity/flagKinds.ts";
import type { integrityFlag } from "../../integrity/integrityFlag.ts";
import type { Verdict } from "../../integrity/verdicts.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

const kinds = {
  lateDecision: "Decision came late",
  lateAnswer: "Answer came late",
  tooFast: "Too fast",
  implausibleSession: "Implausibly fast as a whole",
  neverFetched: "Picture never fetched",
  elsewhere: "Open in two places",
} satisfies Record<FlagKind, string>;

const verdicts = { open: "Not looked at", harmless: "Harmless", confirmed: "Confirmed" } satisfies Record<Verdict, string>;

export const integrityRecords = {
  integrityFlag: {
    singular: "Integrity flag",
    plural: "Integrity flags",
    add: "Add flag",
    fields: {
      userId: "Learner",
      companyName: "Company",
      kind: "Kind",
      facts: "What looks odd",
      place: "Session or exam",
      raisedAt: "Raised",
      verdict: "State",
      note: "Note",
      reviewedBy: "Looked at by",
      reviewedAt: "Looked at",
      simulatorSessionId: "Simulator session, number",
      examAttemptId: "Attempt, number",
    },
    options: { kind: kinds, verdict: verdicts },
  } satisfies RecordPhrases<typeof integrityFlag>,
};

/** Each kind of flag as a sentence with its figures; times come written out in seconds. */
export const integrity = {
  kinds,
  sentences: {
    lateDecision:
      "The decision was made after {{claimedMs}}, the client says; it arrived after {{receivedMs}} and counts at {{countedMs}}.",
    lateAnswer: "The answer was given after {{claimedMs}}, the client says; it arrived after {{receivedMs}} and counts at {{countedMs}}.",
    tooFast: "Done in {{tookMs}}; looking takes {{leastMs}} at least.",
    implausibleSession: "{{images}} images or questions in {{tookMs}}: nobody looks at them that quickly.",
    neverFetched: "Decided without ever fetching the picture.",
    elsewhere: "Open in two places at once, noticed {{times}}×.",
  } satisfies Record<FlagKind, string>,
  at: "No. {{number}}",
  places: {
    exam: "Simulator exam",
    simulatorQuiz: "Simulator quiz",
    practice: "Simulator practice",
    final: "Final exam",
    unit: "Unit exam",
    quiz: "Quiz",
  },
  placeOf: "{{place}}: {{title}}",
  stillOpen: "still open",
  title: "Integrity flags",
  lead: "Nobody is failed by a flag: somebody looks.",
  review: "Say what it was",
  reviewTitle_one: "What was this flag?",
  reviewTitle_other: "What were these {{count}} flags?",
  reviewText: "Results and certificates stay as they are, whatever you choose.",
  note: "Note",
  noteHint: "What you saw, for whoever looks later.",
  save: "Save",
  cancel: "Cancel",
  done_one: "The flag was looked at.",
  done_other: "{{count}} flags were looked at.",
  all: "All flags of this learner",
};
