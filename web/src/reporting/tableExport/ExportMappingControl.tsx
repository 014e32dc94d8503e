import { TextInput } from "@mantine/core";
import { dateFields } from "@vigil/model/reporting/tableExports/exportFields";
import { namesIn, type Mapped, type Mapping } from "@vigil/model/reporting/tableExports/exportLine";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { Labelled } from "../../entity/form/Labelled.tsx";
import { PairsControl } from "../../entity/form/PairsControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";

/** How each value of the content line is written. What the line no longer names is given up with it. */
export function ExportMappingControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const mapping = (form.values[name] ?? {}) as Mapping;
  const used = [...new Set([...namesIn(plainText(form.values["contentLine"])), ...Object.keys(mapping)])];
  const set = (value: string, changed: Partial<Record<keyof Mapped, unknown>>) => {
    const { [value]: before, ...others } = mapping;
    const entry = Object.fromEntries(
      Object.entries({ ...before, ...changed }).filter(([, each]) => each !== undefined && each !== "" && each !== false),
    );
    form.set(name, Object.keys(entry).length === 0 ? others : { ...others, [value]: entry });
  };
  return (
    <section aria-label={fieldLabel(form.entity.name, name)} className={formStyles.pairs}>
      <strong>{fieldLabel(form.entity.name, name)}</strong>
      <p className={formStyles.hint}>{t("tableExports.mappingLead")}</p>
      {form.errors[name] && (
        <p className={formStyles.error} role="alert">
          {form.errors[name]}
        </p>
      )}
      {used.map((value) => (
        <details key={value} open={value in mapping}>
          <summary>
            <bdi>{value}</bdi>
          </summary>
          <Entry value={value} entry={mapping[value] ?? {}} set={(changed) => set(value, changed)} />
        </details>
      ))}
    </section>
  );
}

interface EntryProps {
  value: string;
  entry: Mapped;
  set: (changed: Partial<Record<keyof Mapped, unknown>>) => void;
}

function Entry({ value, entry, set }: EntryProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = entry.values ?? {};
  return (
    <div className={formStyles.pairs}>
      {dateFields.has(entry.field ?? value) && (
        <TextInput
          className={formStyles.short}
          label={t("tableExports.date")}
          placeholder="DD.MM.YYYY"
          dir="ltr"
          value={entry.date ?? ""}
          onChange={({ target }) => set({ date: target.value })}
        />
      )}
      <TextInput
        className={formStyles.short}
        label={t("tableExports.width")}
        type="number"
        min={1}
        max={1000}
        value={entry.width ?? ""}
        onChange={({ target }) => set({ width: target.value === "" ? undefined : Number(target.value) })}
      />
      {entry.width !== undefined && (
        <>
          <Labelled id={id} label={t("tableExports.align")}>
            <select
              id={id}
              className={`${formStyles.input} ${formStyles.short}`}
              value={entry.align ?? "start"}
              onChange={({ target }) => set({ align: target.value === "end" ? "end" : undefined })}
            >
              <option value="start">{t("tableExports.alignStart")}</option>
              <option value="end">{t("tableExports.alignEnd")}</option>
            </select>
          </Labelled>
          <TextInput
            className={formStyles.short}
            label={t("tableExports.fill")}
            maxLength={1}
            value={entry.fill ?? ""}
            onChange={({ target }) => set({ fill: target.value })}
          />
        </>
      )}
      <TextInput
        className={formStyles.short}
        label={t("tableExports.emptyValue")}
        value={entry.empty ?? ""}
        maxLength={200}
        dir="auto"
        onChange={({ target }) => set({ empty: target.value })}
      />
      <label>
        <input type="checkbox" checked={entry.quote === true} onChange={({ target }) => set({ quote: target.checked })} />{" "}
        {t("tableExports.quote")}
      </label>
      <PairsControl
        name={`mapping.${value}`}
        label={t("tableExports.words")}
        description={t("tableExports.wordsHint")}
        error={undefined}
        withAsterisk={false}
        onBlur={() => {}}
        value={words}
        set={(pairs) => set({ values: Object.keys(pairs as object).length === 0 ? undefined : pairs })}
      />
    </div>
  );
}
