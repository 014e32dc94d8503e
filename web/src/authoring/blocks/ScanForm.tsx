import { useQuery } from "@tanstack/react-query";
import { scanKeys, type ScanBlock } from "@vigil/model/training/pageBlock";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LessonScan } from "../../lesson/lessonScan.ts";
import { useUser } from "../../shell/user.ts";
import { kindSource, kindsQuery } from "../../simulator/screen/kindSource.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";
import { LiveScan } from "./LiveScan.tsx";
import { LookFields } from "./LookFields.tsx";
import { scanThings } from "./scanThings.ts";
import { SubjectFields } from "./SubjectFields.tsx";

const mostKeys = 6;

/** A live scan: what it shows, which enhancements it offers, what to look at, and the words around it. The scan itself stands beside the fields. */
export function ScanForm({ value, onChange, faults }: FormProps<ScanBlock>) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const { data: kinds = [] } = useQuery(kindsQuery(kindSource(permissions)));
  const undoing = useUndo(value, onChange);
  const [made, setMade] = useState<LessonScan | null>(null);
  const { subject, keys, look } = value;
  const called = (kind: string) => {
    const known = kinds.find((one) => one.kind === kind);
    return known ? inLanguage(known.name) : kind;
  };
  const things = scanThings(subject, made, kinds, called);
  return (
    <FormFrame label={t("authoringForm.scan.form")} undoing={undoing}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <SubjectFields value={subject} onChange={(changed, field) => undoing.change({ ...value, subject: changed }, field)} />
          {faultAt(faults, "subject") !== undefined && (
            <p className={styles.error} role="alert">
              {faultAt(faults, "subject")}
            </p>
          )}
          <fieldset className={styles.choices}>
            <legend>{t("authoringForm.scan.keys", { count: keys.length, most: mostKeys })}</legend>
            {scanKeys.map((key) => (
              <label key={key} className={styles.choice} title={t(`simulator.enhancements.${key}`)}>
                <input
                  type="checkbox"
                  checked={keys.includes(key)}
                  disabled={!keys.includes(key) && keys.length >= mostKeys}
                  onChange={() =>
                    undoing.change({ ...value, keys: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key] })
                  }
                />
                <span>{t(`simulator.enhancements.${key}`)}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles.fields} data-sticky>
          <LiveScan
            subject={subject}
            keys={keys}
            look={look.filter(({ label }) => label.trim() !== "")}
            onMade={setMade}
            onPoint={(view, at) => undoing.change({ ...value, look: [...look, { view, at, label: t("authoringForm.scan.arrow") }] })}
          />
          <LookFields
            look={look}
            things={things}
            faults={faultsIn(faults, "look")}
            onChange={(changed, field) => undoing.change({ ...value, look: changed }, field)}
          />
        </div>
      </div>
      <TextField
        required
        label={t("authoringForm.caption")}
        value={value.caption}
        error={faultAt(faults, "caption")}
        onChange={(caption) => undoing.change({ ...value, caption }, "caption")}
      />
      <TextField
        long
        required
        label={t("authoringForm.picture.description")}
        hint={t("authoringForm.scan.descriptionHint")}
        value={value.description}
        error={faultAt(faults, "description")}
        onChange={(description) => undoing.change({ ...value, description }, "description")}
      />
    </FormFrame>
  );
}
