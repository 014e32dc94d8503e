import { Textarea } from "@mantine/core";
import { exportFields, exportTables, headerFields } from "@vigil/model/reporting/tableExports/exportFields";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import formStyles from "../../entity/form/Form.module.css";

/** The header or the line of a file, with every value that can stand in it: a press puts one where the cursor is. */
export function ExportLineControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const { entity, values, errors, set, check } = form;
  const text = plainText(values[name]);
  const table = exportTables.find((each) => each === values["table"]);
  const offered: readonly string[] = name === "header" ? headerFields : table ? exportFields[table] : [];
  const put = (field: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: text.length, selectionEnd: text.length };
    set(name, `${text.slice(0, from)}{{${field}}}${text.slice(to)}`);
    area.current?.focus();
  };
  return (
    <div>
      <Textarea
        ref={area}
        name={name}
        label={fieldLabel(entity.name, name)}
        description={phraseOf(`hints.${entity.name}.${name}`, "")}
        error={errors[name]}
        withAsterisk={name === "contentLine"}
        rows={3}
        dir="ltr"
        spellCheck={false}
        maxLength={4000}
        value={text}
        onChange={({ target }) => set(name, target.value)}
        onBlur={() => check(name)}
      />
      <div className={formStyles.tokens} role="group" aria-label={t("tableExports.values")}>
        {offered.map((field) => (
          <Button
            key={field}
            kind="plain"
            size="small"
            aria-label={t("tableExports.putIn", { name: field })}
            // the cursor stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(field)}
          >
            <bdi>{field}</bdi>
          </Button>
        ))}
        {offered.length === 0 && <span className={formStyles.hint}>{t("tableExports.chooseTable")}</span>}
      </div>
    </div>
  );
}
