import type { user } from "@vigil/model/organization/user";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const UserSessions = lazy(async () => ({ default: (await import("./UserSessions.tsx")).UserSessions }));
const UserTimeTab = lazy(async () => ({ default: (await import("../../training/time/UserTimeTab.tsx")).UserTimeTab }));
const ApplyingSettings = lazy(async () => ({ default: (await import("../../curriculum/ApplyingSettings.tsx")).ApplyingSettings }));
const UserLocks = lazy(async () => ({ default: (await import("./UserLocks.tsx")).UserLocks }));
const UserIdentities = lazy(async () => ({ default: (await import("../../identity/links/UserIdentities.tsx")).UserIdentities }));

export const userTabs: Tabs<typeof user> = [
  { name: "sessions", title: "entity.tabs.sessions", show: ({ id }, domain) => <UserSessions userId={id} domain={domain} /> },
  { name: "time", title: "training.timeSpent", show: ({ id }) => <UserTimeTab userId={id} /> },
  { name: "settings", title: "settings.applying.title", show: ({ id }, domain) => <ApplyingSettings userId={id} domain={domain} /> },
  { name: "locks", title: "userLocks.tab", show: (record) => <UserLocks user={record} /> },
  { name: "identities", title: "identity.identities", show: (record) => <UserIdentities user={record} /> },
];
