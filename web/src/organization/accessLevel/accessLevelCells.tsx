import { permissionActions, specialPermissions } from "@vigil/model/identity/permissionWord";
import i18next from "i18next";
import type { Cells } from "../../entity/place.ts";
import styles from "../../entity/record/Record.module.css";
import { phraseOf } from "../../phraseOf.ts";
import { guardedLists } from "./guardedLists.ts";

/** What an access level permits, list by list, in words. */
export const accessLevelCells: Cells = {
  permissions: ({ permissions }) => {
    const held = new Set(Array.isArray(permissions) ? permissions.map(String) : []);
    const lists = guardedLists().flatMap(({ list, title }) => {
      const actions = permissionActions.filter((action) => held.has(`${list}:${action}`));
      return actions.length === 0 ? [] : [{ title, acts: actions.map((action) => i18next.t(`permissions.actions.${action}`)) }];
    });
    const special = specialPermissions.filter((permission) => held.has(permission));
    if (lists.length === 0 && special.length === 0) return <span className={styles.quiet}>{i18next.t("entity.none")}</span>;
    return (
      <ul className={styles.permissions}>
        {lists.map(({ title, acts }) => (
          <li key={title}>
            <strong>{title}</strong> {acts.join(" · ")}
          </li>
        ))}
        {special.map((permission) => (
          <li key={permission}>
            <strong>{phraseOf(`permissions.special.${permission.replace(":", "_")}`, permission)}</strong>
          </li>
        ))}
      </ul>
    );
  },
};
