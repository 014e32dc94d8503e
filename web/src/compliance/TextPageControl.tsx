import "@mantine/core/styles/Input.layer.css";
import { pageClasses, pageTags, parsePage } from "@vigil/model/compliance/certificatePage";
import { certificateVariables, type CertificateVariable } from "@vigil/model/compliance/certificateVariables";
import { Textarea } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { plainText } from "../entity/plainText.ts";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { fieldLabel } from "../shell/recordPhrase.ts";
import styles from "./PageControl.module.css";
import { PictureSelect } from "../curriculum/PictureSelect.tsx";
import { SampleCertificate } from "./SampleCertificate.tsx";

const groups = Object.entries(certificateVariables) as [keyof typeof certificateVariables, readonly CertificateVariable[]][];

/** The page as text, the values it can name, and what it looks like, as it is typed. */
export function TextPageControl({ form: { values, errors, set, check }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const page = plainText(values[name]);
  const { fault } = parsePage(page);
  const insert = (words: string) => {
    const box = area.current;
    if (!box) return;
    box.focus();
    box.setRangeText(words, box.selectionStart, box.selectionEnd, "end");
    set(name, box.value);
  };
  return (
    <div className={styles.control}>
      <Textarea
        ref={area}
        name={name}
        label={fieldLabel("certificateTemplate", name)}
        withAsterisk
        rows={16}
        dir="ltr"
        spellCheck={false}
        value={page}
        error={fault ? t(`certificates.faults.${fault.kind}`, { line: fault.line, word: fault.word }) : errors[name]}
        styles={{ input: { fontFamily: "ui-monospace, monospace" } }}
        onChange={({ target }) => set(name, target.value)}
        onBlur={() => check(name)}
      />
      <p className={styles.hint}>
        {t("certificates.elements", { tags: pageTags.join(" "), classes: pageClasses.join(" ") })}{" "}
        {t("certificates.companyField", { example: "{{company.licence}}", interpolation: { escapeValue: false } })}
      </p>
      <fieldset className={styles.variables}>
        <legend>{t("certificates.variables")}</legend>
        {groups.map(([group, variables]) => (
          <p key={group} className={styles.group}>
            <span className={styles.groupName}>{t(`certificates.groups.${group}`)}</span>
            {variables.map((variable) => (
              <button key={variable} type="button" className={styles.variable} title={variable} onClick={() => insert(`{{${variable}}}`)}>
                {t(`certificates.values.${variable}`)}
              </button>
            ))}
          </p>
        ))}
        <p className={styles.group}>
          <span className={styles.groupName} />
          <button type="button" className={styles.variable} onClick={() => insert("<qr>")}>
            {t("certificates.insertQr")}
          </button>
        </p>
        <PictureSelect scope="certificates" choose={({ id, name: alt }) => id !== null && insert(pictureMarkup(id, alt))} />
      </fieldset>
      <SampleCertificate template={values} />
    </div>
  );
}

const pictureMarkup = (id: number, alt: string): string => `<img media="${id}" alt="${alt.replaceAll(/["<>]/gu, "")}">`;
