import type { Entity } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { permissionOf, type PermissionList } from "@vigil/model/identity/permission";
import type { Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";

const byUrl = new Map<string, Entity & { readonly plural: PermissionList }>(Object.values(listEntities).map((each) => [each.url, each]));

/** The list at an address, for whoever may look at it. */
export function viewedList({ permissions }: Caller, url: string): Entity {
  const entity = byUrl.get(url);
  if (entity === undefined) throw new Problem(422, "FieldUnknown", { field: "list" });
  if (!permissions.has(permissionOf(entity.plural, "view"))) throw new Problem(403, "Forbidden");
  return entity;
}
