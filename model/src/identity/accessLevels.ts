import { allPermissions, permissionActions, permissionLists, permissionOf } from "./permission.ts";
import type { Permission, PermissionAction, PermissionList } from "./permission.ts";

export const accessLevelCodes = ["usr", "ins", "aud", "adm", "trn", "web", "spi-user", "spi-sales", "spi-support", "sup"] as const;
export type AccessLevelCode = (typeof accessLevelCodes)[number];

export interface AccessLevelDefault {
  /** The id of the shared row. */
  id: number;
  code: AccessLevelCode;
  title: string;
  /** Higher stands above lower; who may grant whom is decided by permissions (`ranks.ts`). */
  rank: number;
  permissions: readonly Permission[];
}

/** The level whose holders are learners: it sets the session user's training flag. */
export const trainingLevel: AccessLevelCode = "usr";

/** Only a system administrator grants these: they reach beyond one domain. */
export const crossDomainLevels: readonly AccessLevelCode[] = ["spi-user", "spi-sales", "spi-support", "sup"];

const all = (list: PermissionList): Permission[] => permissionActions.map((action) => permissionOf(list, action));
const views = (...lists: PermissionList[]): Permission[] => lists.map((list) => permissionOf(list, "view"));
const everyList = (...actions: PermissionAction[]): Permission[] =>
  permissionLists.flatMap((list) => actions.map((action) => permissionOf(list, action)));

/** Global tables are the system administrator's; a domain administrator reads them. */
const globalLists: readonly PermissionList[] = ["domains", "domainCodes", "organizations"];

const learner: Permission[] = ["training:take"];
const results: Permission[] = [
  ...views("statuses", "courseStatuses", "programStatuses", "simulatorSessions", "lockedExams", "programCertificates"),
  "reports:view",
];

/** Who audits sees what looks odd, and says what it was. */
const audit: Permission[] = ["audit:view", "integrityFlags:view", "integrityFlags:edit"];

const companyAdministrator: Permission[] = [
  ...learner,
  ...results,
  ...audit,
  ...(
    ["users", "groups", "statuses", "courseStatuses", "programStatuses", "simulatorSessions", "lockedExams", "programCertificates"] as const
  ).flatMap(all),
  ...views("companies", "accessLevels", "programs", "courses", "events", "userSessions", "userCredits"),
  "userSessions:edit",
];

const domainAdministrator: Permission[] = [
  ...permissionLists.flatMap((list) => (globalLists.includes(list) ? views(list) : all(list))),
  "training:take",
  "audit:view",
  "companies:all",
  "reports:view",
];

const vendor: Permission[] = [...everyList("view"), "reports:view", "companies:all", "domains:enter"];

const level = (id: number, code: AccessLevelCode, title: string, rank: number, permissions: Permission[]): AccessLevelDefault => ({
  id,
  code,
  title,
  rank,
  permissions: [...new Set(permissions)].toSorted(),
});

/** The ten shared levels, as the migration writes them. */
export const accessLevels: readonly AccessLevelDefault[] = [
  level(1, "usr", "Student", 10, learner),
  level(2, "ins", "Instructor", 20, [...learner, ...results, ...audit]),
  level(3, "aud", "Auditor", 20, audit),
  level(4, "adm", "Company Administrator", 40, companyAdministrator),
  level(5, "trn", "Trainer", 30, [...all("trainingEvents"), ...views("trainerAuthorizations")]),
  level(6, "web", "Domain Administrator", 60, domainAdministrator),
  level(7, "spi-user", "Vendor User", 70, vendor),
  level(8, "spi-sales", "Vendor Sales", 70, [...vendor, ...all("credits"), ...all("userCredits"), ...all("companies")]),
  level(9, "spi-support", "Vendor Support", 80, [...vendor, ...everyList("add", "edit"), "training:take", "shared:edit"]),
  level(10, "sup", "System Administrator", 100, [...allPermissions]),
];
