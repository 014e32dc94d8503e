import { z } from "zod";
import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, derived, instant, integer, json, optional, reference, stamped, text } from "../entity/field.ts";
import { flagFacts, type FlagKind } from "./flagKinds.ts";
import { verdicts } from "./verdicts.ts";
import { whoFields } from "../organization/whoFields.ts";

const kinds = Object.keys(flagFacts) as [FlagKind, ...FlagKind[]];

const number = integer({ min: 1, max: Number.MAX_SAFE_INTEGER, list: true, hidden: true, filter: true });

/** What looks odd about sessions and attempts, for whoever audits: it is raised by the rules of an exam, and looked at by somebody. */
export const integrityFlag = entity({
  name: "integrityFlag",
  plural: "integrityFlags",
  url: "integrityflags",
  kind: "tenant",
  sortBy: "desc(raisedAt)",
  title: "userId",
  searchedBy: "userId",
  actions: [],
  levels: { ins: ["view", "edit"], aud: ["view", "edit"], adm: ["view", "edit"] },
  scope: { companies: "user.companyId", groupsOf: "userId" },
  fields: {
    userId: stamped(reference("user", { shows: "username", list: true, filter: true })),
    ...whoFields,
    /** The figures, and the kind and position they belong to. */
    facts: derived(stamped(json({ schema: z.unknown(), list: true }))),
    /** The session or attempt: what it was of, and where it is looked at. */
    place: derived(stamped(json({ schema: z.unknown(), list: true }))),
    verdict: stamped(choice(verdicts, { list: true, filter: true })),
    raisedAt: stamped(instant({ list: "sortable", filter: true })),
    /** Its sentence says as much. */
    kind: stamped(choice(kinds, { list: true, hidden: true, filter: true })),
    note: stamped(text({ max: 1000, min: 0, list: true, hidden: true })),
    reviewedBy: stamped(optional(reference("user", { shows: "username" }))),
    reviewedAt: stamped(optional(instant({ list: true, hidden: true }))),
    simulatorSessionId: stamped(optional(number)),
    examAttemptId: stamped(optional(number)),
  },
});
export type IntegrityFlag = RecordOf<typeof integrityFlag>;
