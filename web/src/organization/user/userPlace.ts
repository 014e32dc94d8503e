import type { user } from "@vigil/model/organization/user";
import type { Place } from "../../entity/place.ts";
import { importIds, importName } from "../userImport/importNames.ts";

/** A user: the person, what they may do, what they train, and how they sign in. */
export const userPlace: Place<typeof user> = {
  groups: {
    person: ["username", "firstName", "lastName", "pin", "birthDate", "email", "emailShared", "locale", "anotherPerson"],
    access: ["companyId", "accessLevelId", "sites", "scopeGroups", "scopePrograms"],
    training: ["programs", "dueOn", "overdue", "groups", "classes", "extraTimeFactor"],
    security: ["password", "forcePasswordChange"],
    data: ["data", "retained"],
  },
  filterWords: { importId: { values: importIds, words: importName } },
  recordName: ({ firstName, lastName, username }) => `${firstName} ${lastName}`.trim() || username,
  recordLead: ({ username }) => username,
  /** Whoever gives a password knows it: its owner chooses another one, unless the box is unticked. */
  begins: () => ({ forcePasswordChange: true }),
  state: async () => (await import("./UserState.tsx")).UserState,
  facts: async () => (await import("./userFacts.tsx")).userFacts,
  controls: async () => (await import("./userControls.tsx")).userControls,
  tabs: async () => (await import("./userTabs.tsx")).userTabs,
  /** All that is about them, not only what was done to the account. */
  history: (id) => ({ aboutUserId: String(id) }),
  listActions: async () => (await import("./UserListActions.tsx")).UserListActions,
  rowActions: async () => (await import("./UserRowActions.tsx")).UserRowActions,
  bulkActions: async () => (await import("./UserBulkActions.tsx")).UserBulkActions,
  faults: async () => (await import("./userFaults.ts")).userFaults,
  chooser: async () => (await import("../selector/UserSelector.tsx")).UserSelector,
};
