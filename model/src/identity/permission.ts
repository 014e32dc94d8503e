import { listEntities, type ListEntityName } from "../lists.ts";
import { permissionWords, statuses, type PermissionAction, type SpecialPermission } from "./permissionWord.ts";

/** Every list of the administration, by the plural its declaration carries. */
export type PermissionList = (typeof listEntities)[ListEntityName]["plural"] | typeof statuses;
export type Permission = `${PermissionList}:${PermissionAction}` | SpecialPermission;

/** What a route states: a permission, any session, or nobody's business. */
export type Access = Permission | "signedIn" | "public";

export const permissionOf = <L extends PermissionList, A extends PermissionAction>(list: L, action: A): `${L}:${A}` => `${list}:${action}`;

const words = permissionWords(Object.values(listEntities));
const known: ReadonlySet<string> = new Set(words);

export const isPermission = (text: string): text is Permission => known.has(text);

export const permissionLists: readonly PermissionList[] = [...Object.values(listEntities).map(({ plural }) => plural), statuses];
export const allPermissions: readonly Permission[] = words.filter(isPermission);
