import { useTranslation } from "react-i18next";
import type { settingKeys } from "@vigil/model/curriculum/configurationSettings";
import styles from "../entity/Form.module.css";
import { phraseOf } from "../phraseOf.ts";

type Schema = (typeof settingKeys)[keyof typeof settingKeys];

interface SettingInputProps {
  schema: Schema;
  value: unknown;
  /** Undefined = not set here. */
  set: (value: unknown) => void;
}

/** The control of one setting by the type of its values; empty means not set. */
export function SettingInput({ schema, value, set }: SettingInputProps) {
  const { t } = useTranslation();
  const { def } = schema;
  switch (def.type) {
    case "boolean":
      return (
        <select
          className={styles.input}
          value={typeof value === "boolean" ? String(value) : ""}
          onChange={({ target }) => set(target.value === "" ? undefined : target.value === "true")}
        >
          <option value="">{t("entity.notSet")}</option>
          <option value="true">{t("entity.yes")}</option>
          <option value="false">{t("entity.no")}</option>
        </select>
      );
    case "enum":
      return (
        <select
          className={styles.input}
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => set(target.value || undefined)}
        >
          <option value="">{t("entity.notSet")}</option>
          {Object.values(def.entries).map((option) => (
            <option key={option} value={option}>
              {phraseOf(`settings.options.${option}`, option)}
            </option>
          ))}
        </select>
      );
    case "object":
      return <Limit value={value as { seconds: number; lookBackSeconds: number } | undefined} set={set} />;
    case "number":
      return (
        <input
          className={styles.input}
          type="number"
          step="any"
          placeholder={t("entity.notSet")}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => set(target.value === "" ? undefined : Number(target.value))}
        />
      );
    case "union":
      return (
        <input
          className={styles.input}
          type="text"
          dir="ltr"
          placeholder={t("entity.notSet")}
          value={typeof value === "string" ? value : ""}
          onChange={({ target }) => set(target.value || undefined)}
        />
      );
  }
}

/** Duration Max and its look-back period are one setting: given together or not at all. */
function Limit({ value, set }: { value: { seconds: number; lookBackSeconds: number } | undefined; set: (value: unknown) => void }) {
  const { t } = useTranslation();
  const part = (key: "seconds" | "lookBackSeconds", typed: string) => {
    const seconds = typed === "" ? 0 : Number(typed);
    const next = { seconds: value?.seconds ?? 0, lookBackSeconds: value?.lookBackSeconds ?? 0, [key]: seconds };
    set(next.seconds === 0 && next.lookBackSeconds === 0 ? undefined : next);
  };
  return (
    <span className={styles.line}>
      <input
        className={styles.input}
        type="number"
        aria-label={t("settings.practiceDurationMax")}
        value={value?.seconds || ""}
        onChange={({ target }) => part("seconds", target.value)}
      />
      <input
        className={styles.input}
        type="number"
        aria-label={t("settings.lookBack")}
        title={t("settings.lookBack")}
        value={value?.lookBackSeconds || ""}
        onChange={({ target }) => part("lookBackSeconds", target.value)}
      />
    </span>
  );
}
