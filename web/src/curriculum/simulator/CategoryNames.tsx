import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { recordQuery } from "../../entity/entityCalls.ts";
import styles from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { categoriesOf, withCategory } from "./simulatorChoices.ts";

const { threatCategories } = imageLibrary.fields;

/** What the course calls each category of its library. */
export function CategoryNames({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const config = (form.values[name] ?? {}) as Readonly<Record<string, unknown>>;
  const libraryId = Number(form.values["imageLibraryId"] ?? form.record?.["imageLibraryId"] ?? 0);
  const { data: library } = useQuery({ ...recordQuery(imageLibrary, libraryId), enabled: libraryId > 0 });
  if (libraryId === 0) return <p className={styles.hint}>{t("courseSimulator.noLibrary")}</p>;
  const called = categoriesOf(config);
  const categories = threatCategories.schema.safeParse(library?.["threatCategories"]).data ?? [];
  return (
    <>
      <p className={styles.hint}>{t("courseSimulator.categoriesHint")}</p>
      {[...new Set([...categories, ...Object.keys(called)])].map((category) => (
        <label key={category} className={styles.setting} data-set={called[category] !== undefined || undefined}>
          {categoryName(category)}
          <input
            className={styles.input}
            type="text"
            dir="auto"
            maxLength={60}
            placeholder={categoryName(category)}
            value={called[category] ?? ""}
            onChange={({ target }) => form.set(name, withCategory(config, category, target.value))}
          />
        </label>
      ))}
    </>
  );
}
