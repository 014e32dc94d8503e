import type { RecordOf } from "@vigil/model/entity/entity";
import { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { user } from "@vigil/model/organization/user";
import { userSession } from "@vigil/model/organization/userSession";
import { simulatorSession } from "@vigil/model/simulator/simulatorSession";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";
import { can, useUser } from "../../shell/user.ts";

const PersonPrograms = lazy(async () => ({ default: (await import("../../audit/person/PersonPrograms.tsx")).PersonPrograms }));
const PersonExams = lazy(async () => ({ default: (await import("../../audit/person/PersonExams.tsx")).PersonExams }));
const EmbeddedList = lazy(async () => ({ default: (await import("../../entity/list/EmbeddedList.tsx")).EmbeddedList }));
const UserTimeTab = lazy(async () => ({ default: (await import("../../training/time/UserTimeTab.tsx")).UserTimeTab }));
const PersonMeasures = lazy(async () => ({ default: (await import("../../measurement/person/PersonMeasures.tsx")).PersonMeasures }));
const UserDevices = lazy(async () => ({ default: (await import("../../identity/devices/UserDevices.tsx")).UserDevices }));
const ApplyingSettings = lazy(async () => ({ default: (await import("../../curriculum/ApplyingSettings.tsx")).ApplyingSettings }));
const PersonStanding = lazy(async () => ({ default: (await import("../../compliance/authority/PersonStanding.tsx")).PersonStanding }));
const UserLocks = lazy(async () => ({ default: (await import("./UserLocks.tsx")).UserLocks }));
const UserIdentities = lazy(async () => ({ default: (await import("../../identity/links/UserIdentities.tsx")).UserIdentities }));

/** The page says whose they are. */
const who = ["personName", "companyName", "firstName", "lastName"];
const listOf = (url: string) => (record: { id: number }, domain: string) => (
  <EmbeddedList domain={domain} url={url} filters={{ userId: String(record.id) }} without={who} />
);

/** Whoever may change the person assigns here. */
function Programs({ record, domain }: { record: RecordOf<typeof user>; domain: string }) {
  const mayAssign = can(useUser(), "users:edit") && record.abilities?.edit !== false;
  return <PersonPrograms userId={record.id} domain={domain} mayAssign={mayAssign} />;
}

export const userTabs: Tabs<typeof user> = [
  {
    name: "programs",
    title: "person.programs",
    needs: "programStatuses:view",
    show: (record, domain) => <Programs record={record} domain={domain} />,
  },
  { name: "standing", title: "authority.title", needs: "authorityRules:view", show: ({ id }) => <PersonStanding userId={id} /> },
  {
    name: "exams",
    title: "person.exams",
    needs: "courseStatuses:view",
    show: ({ id }, domain) => <PersonExams userId={id} domain={domain} />,
  },
  { name: "sessions", title: "entity.tabs.sessions", needs: "simulatorSessions:view", show: listOf(simulatorSession.url) },
  {
    name: "measures",
    title: "shell.detection",
    needs: "audit:view",
    show: ({ id }) => <PersonMeasures userId={id} />,
  },
  { name: "certificates", title: "person.certificates", needs: "programCertificates:view", show: listOf(programCertificate.url) },
  { name: "time", title: "training.timeSpent", show: ({ id }) => <UserTimeTab userId={id} /> },
  { name: "signins", title: "person.signIns", needs: "userSessions:view", show: listOf(userSession.url) },
  { name: "devices", title: "devices.title", needs: "userSessions:view", show: ({ id }) => <UserDevices userId={id} /> },
  { name: "settings", title: "settings.applying.title", show: ({ id }, domain) => <ApplyingSettings userId={id} domain={domain} /> },
  { name: "locks", title: "userLocks.tab", show: (record) => <UserLocks user={record} /> },
  { name: "identities", title: "identity.identities", show: (record) => <UserIdentities user={record} /> },
];
