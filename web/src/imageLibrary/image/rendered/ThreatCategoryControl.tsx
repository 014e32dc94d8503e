import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { recordQuery } from "../../../entity/entityCalls.ts";
import formStyles from "../../../entity/form/Form.module.css";
import { Labelled } from "../../../entity/form/Labelled.tsx";
import type { RecordForm } from "../../../entity/form/useRecordForm.ts";
import { fieldLabel } from "../../../shell/recordPhrase.ts";
import { categoryName } from "../../../simulator/screen/categoryLabel.ts";

const { threatCategories } = imageLibrary.fields;

/** One of the categories of the image's library; an innocent image has none. */
export function ThreatCategoryControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { values, record, errors, set } = form;
  const libraryId = Number(values["imageLibraryId"] ?? record?.["imageLibraryId"] ?? 0);
  const { data: library } = useQuery({ ...recordQuery(imageLibrary, libraryId), enabled: libraryId > 0 });
  if (values["kind"] !== "threat") return null;
  const categories = threatCategories.schema.safeParse(library?.["threatCategories"]).data ?? [];
  const value = typeof values[name] === "string" ? values[name] : "";
  return (
    <Labelled id={id} label={fieldLabel(form.entity.name, name)} error={errors[name]} withAsterisk>
      <select
        id={id}
        name={name}
        className={`${formStyles.input} ${formStyles.short}`}
        value={value}
        onChange={({ target }) => set(name, target.value || null)}
      >
        <option value="">{t("entity.choose")}</option>
        {[...new Set([...categories, ...(value ? [value] : [])])].map((category) => (
          <option key={category} value={category}>
            {categoryName(category)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
