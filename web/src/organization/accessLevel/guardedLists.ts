import { permissionLists, type PermissionList } from "@vigil/model/identity/permission";
import { listEntities } from "@vigil/model/lists";
import i18next from "i18next";
import { listTitle } from "../../shell/recordPhrase.ts";

const names: ReadonlyMap<PermissionList, string> = new Map(Object.values(listEntities).map(({ plural, name }) => [plural, name]));

/** What there are rights over, called as the list is, in the order of those words. */
export function guardedLists(): { list: PermissionList; title: string }[] {
  const titled = permissionLists.map((list) => {
    const name = names.get(list);
    return { list, title: name === undefined ? i18next.t("permissions.statuses") : listTitle(name) };
  });
  return titled.toSorted((one, other) => one.title.localeCompare(other.title, i18next.language));
}
