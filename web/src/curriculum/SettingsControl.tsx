import { settingKeys, type ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { unitOf } from "@vigil/model/curriculum/settingUnits";
import { useTranslation } from "react-i18next";
import styles from "../entity/form/Form.module.css";
import { PairsControl } from "../entity/form/PairsControl.tsx";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { SettingInput } from "./SettingInput.tsx";
import { settingGroups, type SettingKey } from "./settingGroups.ts";
import { settingRefusal } from "./settingRefusal.ts";

const isTexts = (key: SettingKey): boolean => settingKeys[key].def.type === "record";

type Group = keyof typeof settingGroups;

/** The settings of a configuration: each is set here, or left to the next configuration that holds. */
export function SettingsControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const settings = (form.values[name] ?? {}) as ConfigurationSettings;
  const set = (key: SettingKey, value: unknown) => {
    const { [key]: _before, ...others } = settings;
    form.set(name, value === undefined ? others : { ...others, [key]: value });
  };
  return (
    <div className={styles.settings}>
      <p className={styles.hint}>{t("hints.configuration.json")}</p>
      {form.errors[name] && (
        <p className={styles.error} role="alert">
          {form.errors[name]}
        </p>
      )}
      {(Object.keys(settingGroups) as Group[]).map((group) => (
        <section key={group}>
          <h2 className={styles.settingsTitle}>{t(`settings.groups.${group}`)}</h2>
          {group === "exams" && <p className={styles.hint}>{t("settings.minibookHint")}</p>}
          {group === "certificates" && (
            <p className={styles.hint}>
              {t("settings.certificateTextsHint", { example: "{{general.motto}}", interpolation: { escapeValue: false } })}
            </p>
          )}
          {settingGroups[group].map((key: SettingKey) =>
            isTexts(key) ? (
              <div key={key} className={styles.setting} data-field={key} data-wide>
                <PairsControl
                  name={key}
                  label={t(`settings.${key}`)}
                  description=""
                  withAsterisk={false}
                  error={settingRefusal(key, settings)}
                  onBlur={() => undefined}
                  value={settings[key]}
                  set={(value) => set(key, Object.keys(value as object).length === 0 ? undefined : value)}
                />
              </div>
            ) : (
              <label key={key} className={styles.setting} data-field={key} data-set={settings[key] !== undefined || undefined}>
                {t(`settings.${key}`)}
                <SettingInput schema={settingKeys[key]} unit={unitOf(key)} value={settings[key]} set={(value) => set(key, value)} />
                {settingRefusal(key, settings) && (
                  <span className={styles.error} role="alert">
                    {settingRefusal(key, settings)}
                  </span>
                )}
              </label>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
