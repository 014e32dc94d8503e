import type { Entity } from "../entity/entity.ts";
import { listEntities } from "../lists.ts";
import { accessLevelCodes, type AccessLevelCode } from "./accessLevelCodes.ts";
import { accessLevelTitles } from "./accessLevelTitles.ts";
import { allPermissions, permissionOf, type Permission, type PermissionList } from "./permission.ts";
import { permissionActions, statuses, type PermissionAction } from "./permissionWord.ts";

export interface AccessLevelDefault {
  /** The id of the shared row. */
  id: number;
  code: AccessLevelCode;
  title: string;
  /** Higher stands above lower; who may grant whom is decided by permissions (`ranks.ts`). */
  rank: number;
  permissions: readonly Permission[];
}

type Guarded = Pick<Entity, "kind" | "levels"> & { readonly plural: PermissionList };
const lists: readonly Guarded[] = [
  ...Object.values(listEntities),
  { plural: statuses, kind: "tenant", levels: { ins: ["view"], adm: permissionActions } },
];

const every = (...actions: PermissionAction[]): Permission[] =>
  lists.flatMap(({ plural }) => actions.map((action) => permissionOf(plural, action)));
/** What the lists themselves give to a level. */
const given = (code: AccessLevelCode): Permission[] =>
  lists.flatMap(({ plural, levels }) => (levels?.[code] ?? []).map((action) => permissionOf(plural, action)));

/** Global tables are the system administrator's; a domain administrator reads them. */
const ofDomain = lists.flatMap(({ plural, kind }) =>
  (kind === "global" ? (["view"] as const) : permissionActions).map((action) => permissionOf(plural, action)),
);

const vendor: Permission[] = [...every("view"), "reports:view", "companies:all", "domains:enter"];

const level = (code: AccessLevelCode, rank: number, permissions: readonly Permission[]): AccessLevelDefault => ({
  id: accessLevelCodes.indexOf(code) + 1,
  code,
  title: accessLevelTitles[code],
  rank,
  permissions: [...new Set([...permissions, ...given(code)])].toSorted(),
});

/** The ten shared levels, as the migration writes them. */
export const accessLevels: readonly AccessLevelDefault[] = [
  level("usr", 10, ["training:take"]),
  level("ins", 20, ["training:take", "reports:view", "audit:view"]),
  level("aud", 20, ["reports:view", "audit:view"]),
  level("adm", 40, ["training:take", "reports:view", "audit:view"]),
  level("trn", 30, []),
  level("web", 60, [
    ...ofDomain,
    "training:take",
    "audit:view",
    "companies:all",
    "reports:view",
    "users:viewAs",
    "views:share",
    "courses:author",
    "courses:review",
  ]),
  level("spi-user", 70, vendor),
  level("spi-sales", 70, vendor),
  level("spi-support", 80, [
    ...vendor,
    ...every("add", "edit"),
    "training:take",
    "shared:edit",
    "users:viewAs",
    "views:share",
    "courses:author",
    "courses:review",
  ]),
  level("sup", 100, allPermissions),
];
