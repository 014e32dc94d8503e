/** Copying needs `add`, activating and deactivating need `edit`. */
export const permissionActions = ["view", "add", "edit", "delete"] as const;
export type PermissionAction = (typeof permissionActions)[number];

/**
 * Rights that no list carries. `companies:all` lifts the scope of sites; `domains:enter` lets a call name another domain; `users:viewAs` lets
 * one look at the product with the eyes of people within reach; `views:share` gives saved views of lists to everybody;
 * `courses:author` writes courses, which who may edit them publishes; `courses:review` reads what others write, comments on it and approves it.
 */
export const specialPermissions = [
  "training:take",
  "audit:view",
  "companies:all",
  "domains:enter",
  "shared:edit",
  "reports:view",
  "operations:view",
  "users:viewAs",
  "views:share",
  "courses:author",
  "courses:review",
] as const;
export type SpecialPermission = (typeof specialPermissions)[number];

/** How a permission reads, whatever lists there are; which there are says `permission.ts`. */
export type PermissionWord = `${string}:${PermissionAction}` | SpecialPermission;

/** What a learner did is shown in several lists and on pages of its own: a right over the statuses is not one of a list. */
export const statuses = "statuses";

/** Every right where these lists are declared. */
export const permissionWords = (lists: Iterable<{ readonly plural: string }>): PermissionWord[] => [
  ...[...Array.from(lists, ({ plural }) => plural), statuses].flatMap((list) =>
    permissionActions.map((action): PermissionWord => `${list}:${action}`),
  ),
  ...specialPermissions,
];
