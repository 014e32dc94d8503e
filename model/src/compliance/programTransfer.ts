import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, instant, optional, references, stamped, text, yesNo } from "../entity/field.ts";

export const resetKinds = ["hard", "soft"] as const;
export const transferStates = ["scheduled", "running", "done"] as const;

/** Learners of companies go from the source programs to the target programs at a time that is set. Once it has begun it stands. */
export const programTransfer = entity({
  name: "programTransfer",
  plural: "programTransfers",
  url: "programtransfers",
  kind: "tenant",
  sortBy: "desc(scheduledAt)",
  title: "name",
  actions: ["add", "edit", "copy", "delete"],
  scope: { companies: "companies" },
  fields: {
    name: text({ max: 100, list: "sortable" }),
    scheduledAt: instant({ list: "sortable" }),
    state: stamped(choice(transferStates, { list: true, filter: true })),
    lastRun: stamped(optional(instant({ list: "sortable" }))),
    companies: references("company", {
      needed: true,
      list: true,
      filter: true,
      through: { table: "programTransferCompanies", own: "programTransferId", other: "companyId" },
    }),
    sourcePrograms: references("program", {
      needed: true,
      list: true,
      filter: true,
      through: { table: "programTransferSources", own: "programTransferId", other: "programId", ordered: true },
    }),
    targetPrograms: references("program", {
      needed: true,
      list: true,
      filter: true,
      through: { table: "programTransferTargets", own: "programTransferId", other: "programId", ordered: true },
    }),
    transferCompletes: yesNo({ list: true, hidden: true }),
    transferIncompletes: yesNo({ initial: true, list: true, hidden: true }),
    reset: choice(resetKinds, { initial: "soft", list: true }),
    retainAssignments: yesNo({ list: true, hidden: true }),
    versionChange: yesNo({ list: true, hidden: true }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type ProgramTransfer = RecordOf<typeof programTransfer>;
