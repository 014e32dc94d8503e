import type { user } from "@vigil/model/organization/user";
import i18next from "i18next";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const UserSessions = lazy(async () => ({ default: (await import("./UserSessions.tsx")).UserSessions }));
const UserTimeTab = lazy(async () => ({ default: (await import("../../training/time/UserTimeTab.tsx")).UserTimeTab }));
const ApplyingSettings = lazy(async () => ({ default: (await import("../../curriculum/ApplyingSettings.tsx")).ApplyingSettings }));
const UserLocks = lazy(async () => ({ default: (await import("./UserLocks.tsx")).UserLocks }));
const UserIdentities = lazy(async () => ({ default: (await import("../../identity/links/UserIdentities.tsx")).UserIdentities }));

/** A user: the person, what they may do, what they train, and how they sign in. */
export const userPlace: Place<typeof user> = {
  groups: {
    person: ["username", "firstName", "lastName", "pin", "birthDate", "email", "emailShared", "locale", "anotherPerson"],
    access: ["companyId", "accessLevelId", "sites", "scopeGroups", "scopePrograms"],
    training: ["programs", "groups", "classes", "extraTimeFactor"],
    security: ["password", "forcePasswordChange"],
    data: ["data"],
  },
  facts: async () => (await import("./userFacts.tsx")).userFacts,
  controls: async () => (await import("./userControls.tsx")).userControls,
  tabs: [
    { name: "sessions", title: "entity.tabs.sessions", show: ({ id }, domain) => <UserSessions userId={id} domain={domain} /> },
    { name: "time", title: "training.timeSpent", show: ({ id }) => <UserTimeTab userId={id} /> },
    { name: "settings", title: "settings.applying.title", show: ({ id }, domain) => <ApplyingSettings userId={id} domain={domain} /> },
    { name: "locks", title: "userLocks.tab", show: (record) => <UserLocks user={record} /> },
    { name: "identities", title: "identity.identities", show: (record) => <UserIdentities user={record} /> },
  ],
  /** All that is about them, not only what was done to the account. */
  history: (id) => ({ aboutUserId: String(id) }),
  rowActions: async () => (await import("./UserActions.tsx")).UserRowActions,
  bulkActions: async () => (await import("./UserActions.tsx")).UserBulkActions,
  faults: ({ password, passwordAgain }) =>
    !password || password === passwordAgain ? {} : { passwordAgain: i18next.t("problems.PasswordMismatch") },
  chooser: async () => (await import("../selector/UserSelector.tsx")).UserSelector,
};
