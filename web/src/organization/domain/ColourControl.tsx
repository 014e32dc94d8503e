import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Labelled } from "../../entity/form/Labelled.tsx";
import { plainText } from "../../entity/plainText.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import { brandShades } from "../../ui/brand.ts";
import styles from "./ColourControl.module.css";

/** What a button wears where the domain says nothing. */
const usual = (): string => getComputedStyle(document.documentElement).getPropertyValue("--action").trim();

/** A colour from the browser's own chooser, shown as a button will wear it. */
export function ColourControl({ form: record, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { entity, values, errors, set } = record;
  const value = plainText(values[name]);
  const shades = brandShades(value);
  return (
    <Labelled id={id} label={fieldLabel(entity.name, name)} description={phraseOf(`hints.${entity.name}.${name}`, "")} error={errors[name]}>
      <div className={styles.line}>
        <input
          id={id}
          name={name}
          type="color"
          className={styles.colour}
          value={shades ? value : usual()}
          onChange={({ target }) => set(name, target.value)}
        />
        <span className={styles.sample} style={{ background: shades?.brand }}>
          {t("domainSettings.sample")}
        </span>
        {value !== "" && (
          <Button kind="plain" size="small" onClick={() => set(name, "")}>
            {t("domainSettings.noColour")}
          </Button>
        )}
      </div>
    </Labelled>
  );
}
