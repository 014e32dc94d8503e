import { entity, type RecordOf } from "../entity/entity.ts";
import { instant, integer, optional, reference, stamped } from "../entity/field.ts";
import { permissionActions } from "../identity/permissionWord.ts";

/** A credit that a learner took, or was given. Extending or ending it makes a new version; lists show the newest. */
export const userCredit = entity({
  name: "userCredit",
  plural: "userCredits",
  url: "usercredits",
  kind: "tenant",
  sortBy: "desc(id)",
  title: "userId",
  searchedBy: "userId",
  actions: ["add", "edit"],
  levels: { adm: ["view"], "spi-sales": permissionActions },
  scope: { companies: "companyId", without: "supersededAt" },
  fields: {
    userId: reference("user", { shows: "username", list: true, filter: true, form: "create" }),
    programId: reference("program", { list: true, filter: true, form: "create" }),
    companyId: stamped(reference("company", { list: true, filter: true })),
    creditId: stamped(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, list: true, hidden: true, filter: true })),
    usedAt: stamped(instant({ list: true })),
    /** From when it no longer holds; none = never. */
    expiredAt: optional(instant({ list: "sortable", filter: true, form: "edit" })),
    version: stamped(integer({ min: 1, max: 1_000_000, list: true, hidden: true })),
    rootId: stamped(optional(integer({ min: 1, max: Number.MAX_SAFE_INTEGER, filter: true }))),
  },
});
export type UserCredit = RecordOf<typeof userCredit>;
