import { useTranslation } from "react-i18next";
import type { Row } from "../entity/row.ts";
import { settingGroups } from "./settingGroups.ts";
import { settingText } from "./settingText.ts";
import styles from "./Translations.module.css";

/** What a configuration sets, in words and units, in the order of its form. */
export function SettingsFact({ record }: { record: Row }) {
  const { t } = useTranslation();
  const values = (record["json"] ?? {}) as Readonly<Record<string, unknown>>;
  const set = Object.values(settingGroups)
    .flat()
    .filter((key) => values[key] !== undefined);
  if (set.length === 0) return t("entity.none");
  return (
    <dl className={styles.fact}>
      {set.map((key) => (
        <div key={key}>
          <dt>{t(`settings.${key}`)}</dt>
          <dd>
            <bdi>{settingText(key, values[key])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
