import { useTranslation } from "react-i18next";
import { secondsOf, type TimeUnit } from "@vigil/model/curriculum/settingUnits";
import type { settingKeys } from "@vigil/model/curriculum/configurationSettings";
import styles from "../entity/form/Form.module.css";
import { phraseOf } from "../phraseOf.ts";

type Schema = (typeof settingKeys)[keyof typeof settingKeys];

interface SettingInputProps {
  schema: Schema;
  /** In which a time is given; it is stored in seconds. */
  unit: TimeUnit | undefined;
  value: unknown;
  /** Undefined = not set here. */
  set: (value: unknown) => void;
}

/** The control of one setting by the type of its values; empty means not set. */
export function SettingInput({ schema, unit, value, set }: SettingInputProps) {
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
      if (unit !== undefined) return <Time unit={unit} value={value} set={set} />;
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
    case "record": // rows of its own, beside the others
      return null;
    case "string":
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

interface TimeProps {
  unit: TimeUnit;
  value: unknown;
  set: (seconds: number | undefined) => void;
  label?: string;
}

/** A time in its unit. */
function Time({ unit, value, set, label }: TimeProps) {
  const { t } = useTranslation();
  const seconds = secondsOf[unit];
  return (
    <span className={styles.time}>
      <input
        className={styles.input}
        type="number"
        min={0}
        step="any"
        aria-label={label}
        placeholder={t("entity.notSet")}
        value={typeof value === "number" ? value / seconds : ""}
        onChange={({ target }) => set(target.value === "" ? undefined : Math.round(Number(target.value) * seconds))}
      />
      {t(`settings.units.${unit}`)}
    </span>
  );
}

/** Duration Max and its look-back period are one setting: given together or not at all. */
function Limit({ value, set }: { value: { seconds: number; lookBackSeconds: number } | undefined; set: (value: unknown) => void }) {
  const { t } = useTranslation();
  const part = (key: "seconds" | "lookBackSeconds", typed = 0) => {
    const next = { seconds: value?.seconds ?? 0, lookBackSeconds: value?.lookBackSeconds ?? 0, [key]: typed };
    set(next.seconds === 0 && next.lookBackSeconds === 0 ? undefined : next);
  };
  return (
    <span className={styles.times}>
      <Time
        unit="minutes"
        label={t("settings.practiceDurationMax")}
        value={value?.seconds || undefined}
        set={(seconds) => part("seconds", seconds)}
      />
      <span className={styles.hint}>{t("settings.lookBack")}</span>
      <Time
        unit="minutes"
        label={t("settings.lookBack")}
        value={value?.lookBackSeconds || undefined}
        set={(seconds) => part("lookBackSeconds", seconds)}
      />
    </span>
  );
}
