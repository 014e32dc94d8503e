import { fieldsOf, templateKey, templateOf, templateSchema, type TemplateField } from "@vigil/model/organization/templateFields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { Button } from "../../ui/Button.tsx";
import { TemplateRow } from "./TemplateRow.tsx";
import styles from "./template.module.css";

/** A key that nothing has yet: from the name where it has letters of the alphabet that keys are written in. */
function keyFor(title: string, taken: readonly string[]): string {
  const [first = "", ...rest] = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/u)
    .filter(Boolean);
  const plain = [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())]
    .join("")
    .slice(0, 36);
  const base = templateKey.test(plain) ? plain : "field";
  let key = base;
  for (let number = 2; taken.includes(key); number++) key = `${base}${number}`;
  return key;
}

/** The fields that a template asks companies for: their names, kinds and order. */
export function TemplateControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<readonly TemplateField[]>(() => {
    const parsed = templateSchema.safeParse(form.values[name]);
    return parsed.success ? fieldsOf(parsed.data) : [];
  });
  const change = (next: readonly TemplateField[]) => {
    setFields(next);
    form.set(name, templateOf(next));
  };
  const at = (index: number, changed: Partial<TemplateField>) =>
    change(fields.map((field, place) => (place === index ? { ...field, ...changed } : field)));
  const titled = (index: number, title: string) => {
    const others = fields.filter((_, place) => place !== index).map(({ key }) => key);
    const before = fields[index]!;
    // the key follows the name while nobody gave it another
    const follows = before.key === keyFor(before.title, others);
    at(index, { title, ...(follows ? { key: keyFor(title, others) } : {}) });
  };
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{t("companyData.versions")}</p>
      {fields.map((field, index) => (
        <TemplateRow
          // a row is its place: names and keys change while they are typed
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          field={field}
          rename={(title) => titled(index, title)}
          change={(changed) => at(index, changed)}
          remove={() => change(fields.filter((_, place) => place !== index))}
          {...(index > 0 ? { up: () => change(fields.toSpliced(index, 1).toSpliced(index - 1, 0, field)) } : {})}
        />
      ))}
      <p>
        <Button
          kind="plain"
          size="small"
          onClick={() =>
            change([
              ...fields,
              {
                key: keyFor(
                  "",
                  fields.map(({ key }) => key),
                ),
                title: "",
                type: "text",
                required: false,
                options: [],
              },
            ])
          }
        >
          {t("companyData.add")}
        </Button>
      </p>
      {form.errors[name] && (
        <p className={styles.error} role="alert">
          {form.errors[name]}
        </p>
      )}
    </div>
  );
}
