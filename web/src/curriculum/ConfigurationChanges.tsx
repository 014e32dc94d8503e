import type { ConfigurationUpdate } from "@vigil/model/curriculum/configurationUpdate";
import { useTranslation } from "react-i18next";
import { Table } from "../ui/Table.tsx";
import { settingText } from "./settingText.ts";
import styles from "./versions/versions.module.css";

/** Course by course, the configuration it has and what another one changes. */
export function ConfigurationChanges({ updates }: { updates: readonly ConfigurationUpdate[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.plan}>
      <Table label={t("courseConfiguration.changes")}>
        <thead>
          <tr>
            {(["course", "from", "changes"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`courseConfiguration.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {updates.map((update) => (
            <tr key={update.id}>
              <td>
                <bdi>{update.name}</bdi>
              </td>
              <td>
                <bdi>{update.from?.name ?? t("courseConfiguration.noOwn")}</bdi>
              </td>
              <td>
                <Changes {...update} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Changes({ from, to, changes }: ConfigurationUpdate) {
  const { t } = useTranslation();
  if (from?.id === to?.id) return t("courseConfiguration.same");
  if (changes.length === 0) return t("courseConfiguration.noChange");
  return (
    <ul className={styles.changes}>
      {changes.map(({ key, before, after }) => (
        <li key={key}>
          {t(`settings.${key}`)}: <del>{settingText(key, before)}</del> <ins>{settingText(key, after)}</ins>
        </li>
      ))}
    </ul>
  );
}
