/** Every list of the administration, by the plural its declaration carries. */
export const permissionLists = [
  "accessLevels",
  "addons",
  "certificateTemplates",
  "companies",
  "companyTemplates",
  "configurations",
  "courses",
  "courseStatuses",
  "credits",
  "domainCodes",
  "domains",
  "events",
  "groups",
  "identityProviders",
  "imageLibraries",
  "images",
  "integrityFlags",
  "lockedExams",
  "media",
  "notifications",
  "organizations",
  "programCertificates",
  "programGroups",
  "programStatuses",
  "programTransfers",
  "programs",
  "quizzes",
  "resources",
  "simulatorSessions",
  "statuses",
  "subscriptions",
  "tableData",
  "tableExports",
  "trainerAuthorizations",
  "trainingEvents",
  "userCredits",
  "userSessions",
  "users",
] as const;

/** Copying needs `add`, activating and deactivating need `edit`. */
export const permissionActions = ["view", "add", "edit", "delete"] as const;

/** Rights that no list carries. `companies:all` lifts the scope of sites; `domains:enter` lets a call name another domain. */
export const specialPermissions = [
  "training:take",
  "audit:view",
  "companies:all",
  "domains:enter",
  "shared:edit",
  "reports:view",
  "operations:view",
] as const;

export type PermissionList = (typeof permissionLists)[number];
export type PermissionAction = (typeof permissionActions)[number];
export type Permission = `${PermissionList}:${PermissionAction}` | (typeof specialPermissions)[number];

/** What a route states: a permission, any session, or nobody's business. */
export type Access = Permission | "signedIn" | "public";

export const permissionOf = <L extends PermissionList, A extends PermissionAction>(list: L, action: A): `${L}:${A}` => `${list}:${action}`;

export const allPermissions: readonly Permission[] = [
  ...permissionLists.flatMap((list) => permissionActions.map((action): Permission => permissionOf(list, action))),
  ...specialPermissions,
];

const known: ReadonlySet<string> = new Set(allPermissions);

export const isPermission = (text: string): text is Permission => known.has(text);
