import { permissionActions, specialPermissions } from "@vigil/model/identity/permissionWord";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import styles from "../../entity/form/Form.module.css";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { guardedLists } from "./guardedLists.ts";

/** Lists by actions. What the editor does not hold cannot be given away, so it is not offered. */
export function PermissionsControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const { permissions: own } = useUser();
  const value = form.values[name];
  const held: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const box = (permission: string, label: string) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={held.includes(permission)}
      disabled={!own.includes(permission)}
      onChange={({ target }) => form.set(name, target.checked ? [...held, permission] : held.filter((each) => each !== permission))}
    />
  );
  return (
    <div className={styles.permissions}>
      <table>
        <caption>{fieldLabel(form.entity.name, name)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("permissions.list")}</th>
            {permissionActions.map((action) => (
              <th key={action} scope="col">
                {t(`permissions.actions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guardedLists().map(({ list, title }) => (
            <tr key={list}>
              <th scope="row">{title}</th>
              {permissionActions.map((action) => (
                <td key={action}>{box(`${list}:${action}`, `${title}: ${t(`permissions.actions.${action}`)}`)}</td>
              ))}
            </tr>
          ))}
          {specialPermissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{t(`permissions.special.${special(permission)}`)}</th>
              <td>{box(permission, t(`permissions.special.${special(permission)}`))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {form.errors[name] && <p className={styles.error}>{form.errors[name]}</p>}
    </div>
  );
}

// A colon would read as a namespace in a phrase key.
const special = <P extends (typeof specialPermissions)[number]>(permission: P) =>
  permission.replace(":", "_") as P extends `${infer Room}:${infer Act}` ? `${Room}_${Act}` : never;
