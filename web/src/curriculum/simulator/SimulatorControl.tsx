import { useTranslation } from "react-i18next";
import styles from "../../entity/form/Form.module.css";
import { FormGroup } from "../../entity/form/FormGroup.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { AdaptiveNote } from "./AdaptiveNote.tsx";
import { CategoryNames } from "./CategoryNames.tsx";
import { useUser } from "../../shell/user.ts";
import { offeredOptions, simulatorChoices, usualSimulator, withSetting, type SimulatorGroup } from "./simulatorChoices.ts";

/** A course's own simulator data: what is not set here is as usual. */
export function SimulatorControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const { addons } = useUser();
  if ((form.values["type"] ?? form.record?.["type"]) !== "simulator") return <p className={styles.hint}>{t("courseSimulator.only")}</p>;
  const config = (form.values[name] ?? {}) as Readonly<Record<string, unknown>>;
  const set = (key: string, value: unknown) => form.set(name, withSetting(config, key, value));
  const optionName = (key: string, option: string): string =>
    key === "layout" && option === usualSimulator.layout
      ? t("courseSimulator.layoutUsual")
      : phraseOf(`courseSimulator.options.${key}.${option}`, option);
  return (
    <div className={styles.settings}>
      {form.errors[name] && (
        <p className={styles.error} role="alert">
          {form.errors[name]}
        </p>
      )}
      {(Object.keys(simulatorChoices) as SimulatorGroup[]).map((group) => (
        <FormGroup key={group} title={t(`courseSimulator.groups.${group}`)}>
          {simulatorChoices[group].map((choice) => (
            <Setting
              key={choice.name}
              label={t(`courseSimulator.fields.${choice.name}`)}
              value={config[choice.name]}
              usual={usualSimulator[choice.name]}
              options={"options" in choice ? offeredOptions(addons, choice, config[choice.name]) : [true, false]}
              name={(option) => (typeof option === "boolean" ? t(option ? "entity.yes" : "entity.no") : optionName(choice.name, option))}
              set={(value) => set(choice.name, value)}
            />
          ))}
          {group === "session" && config["selectionAlgorithm"] === "adaptive" && (
            <AdaptiveNote libraryId={libraryOf(form.values["imageLibraryId"] ?? form.record?.["imageLibraryId"])} />
          )}
          {group === "console" && (
            <label className={styles.setting} data-set={config["viewCount"] !== undefined || undefined}>
              {t("courseSimulator.fields.viewCount")}
              <input
                className={styles.input}
                type="number"
                min={1}
                max={8}
                placeholder={t("courseSimulator.viewsUsual")}
                value={typeof config["viewCount"] === "number" && config["viewCount"] > 0 ? config["viewCount"] : ""}
                onChange={({ target }) => set("viewCount", target.value === "" ? undefined : Number(target.value))}
              />
            </label>
          )}
        </FormGroup>
      ))}
      <FormGroup title={t("courseSimulator.categories")}>
        <CategoryNames form={form} name={name} />
      </FormGroup>
    </div>
  );
}

const libraryOf = (value: unknown): number | null => (typeof value === "number" && value > 0 ? value : null);

interface SettingProps<Value extends string | boolean> {
  label: string;
  value: unknown;
  usual: Value;
  options: readonly Value[];
  name: (option: Value) => string;
  set: (value: Value | undefined) => void;
}

/** One choice; the first entry leaves it to what is usual. */
function Setting<Value extends string | boolean>({ label, value, usual, options, name, set }: SettingProps<Value>) {
  const { t } = useTranslation();
  return (
    <label className={styles.setting} data-set={value !== undefined || undefined}>
      {label}
      <select
        className={styles.input}
        value={typeof value === "string" || typeof value === "boolean" ? String(value) : ""}
        onChange={({ target }) => set(options.find((option) => String(option) === target.value))}
      >
        <option value="">{t("courseSimulator.usual", { value: name(usual) })}</option>
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
