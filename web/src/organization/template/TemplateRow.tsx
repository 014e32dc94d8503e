import { TextInput, Textarea } from "@mantine/core";
import { templateTypes, type TemplateField, type TemplateType } from "@vigil/model/organization/templateFields";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { Labelled } from "../../entity/form/Labelled.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./template.module.css";

interface TemplateRowProps {
  field: TemplateField;
  rename: (title: string) => void;
  change: (changed: Partial<TemplateField>) => void;
  remove: () => void;
  up?: () => void;
}

export function TemplateRow({ field: { key, title, type, required, options }, rename, change, remove, up }: TemplateRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const name = title || key;
  return (
    <fieldset className={styles.row} aria-label={name}>
      <TextInput
        label={t("companyData.title")}
        value={title}
        maxLength={100}
        dir="auto"
        withAsterisk
        onChange={({ target }) => rename(target.value)}
      />
      <TextInput
        label={t("companyData.key")}
        description={t("companyData.keyHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={key}
        maxLength={40}
        dir="ltr"
        onChange={({ target }) => change({ key: target.value })}
      />
      <Labelled id={id} label={t("companyData.kind")}>
        <select id={id} className={formStyles.input} value={type} onChange={({ target }) => change({ type: target.value as TemplateType })}>
          {templateTypes.map((each) => (
            <option key={each} value={each}>
              {t(`companyData.types.${each}`)}
            </option>
          ))}
        </select>
      </Labelled>
      <div className={styles.acts}>
        <label>
          <input type="checkbox" checked={required} onChange={({ target }) => change({ required: target.checked })} />{" "}
          {t("companyData.required")}
        </label>
        {up && (
          <Button kind="plain" size="small" aria-label={t("companyData.up", { title: name })} onClick={up}>
            ↑
          </Button>
        )}
        <Button kind="plain" size="small" aria-label={t("companyData.remove", { title: name })} onClick={remove}>
          ✕
        </Button>
      </div>
      {type === "choice" && (
        <Textarea
          className={styles.options}
          label={t("companyData.options")}
          rows={3}
          dir="auto"
          defaultValue={options.join("\n")}
          onChange={({ target }) =>
            change({
              options: target.value
                .split("\n")
                .map((line) => line.trim())
                .filter(Boolean),
            })
          }
        />
      )}
    </fieldset>
  );
}
