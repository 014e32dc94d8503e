import type { EditPreview } from "@vigil/model/entity/bulk/bulkEdit";
import type { Entity } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { fieldLabel, optionLabel, recordTitle } from "../../shell/recordPhrase.ts";
import { formatDate, formatInstant, formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { plainText } from "../plainText.ts";
import styles from "./Bulk.module.css";

/** How many change, and from what to what; the refused ones first, each with why. */
export function EditPreviewTable({ entity, preview }: { entity: Entity; preview: EditPreview }) {
  const { t } = useTranslation();
  const { count, looked, changed, same, refused, rows, names } = preview;
  const text = (name: string, value: unknown): string => {
    const field = entity.fields[name]!;
    if (Array.isArray(value)) return value.length === 0 ? "–" : value.map((one) => names[name]?.[String(one)] ?? String(one)).join(", ");
    if (value === null || value === undefined || value === "") return "–";
    if (field.kind === "reference") return names[name]?.[plainText(value)] ?? plainText(value);
    if (field.kind === "yesNo") return t(value === true ? "entity.yes" : "entity.no");
    if (field.kind === "choice") return optionLabel(entity.name, name, plainText(value));
    if (field.kind === "date") return formatDate(plainText(value));
    if (field.kind === "instant") return formatInstant(plainText(value));
    return plainText(value);
  };
  return (
    <>
      <p className={styles.counts} role="status">
        <strong>
          {t("bulk.figures.willChange")}: {formatNumber(changed)}
        </strong>
        <span>
          {t("bulk.figures.same")}: {formatNumber(same)}
        </span>
        <span className={refused > 0 ? styles.refused : undefined}>
          {t("bulk.figures.refused")}: {formatNumber(refused)}
        </span>
        {looked < count && <span>{t("bulk.looked", { looked: formatNumber(looked), wanted: formatNumber(count) })}</span>}
      </p>
      {rows.length > 0 && (
        <div className={styles.preview}>
          <Table label={t("bulk.preview")}>
            <thead>
              <tr>
                <th>{recordTitle(entity.name)}</th>
                <th>{t("bulk.field")}</th>
                <th>{t("bulk.before")}</th>
                <th>{t("bulk.after")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.flatMap(({ id, name, before, after, refused: why }) =>
                why === null
                  ? Object.keys(after).map((field, index) => (
                      <tr key={`${id} ${field}`}>
                        <td>{index === 0 && <bdi>{name}</bdi>}</td>
                        <td>{fieldLabel(entity.name, field)}</td>
                        <td className={styles.was}>
                          <bdi>{text(field, before[field])}</bdi>
                        </td>
                        <td>
                          <bdi>{text(field, after[field])}</bdi>
                        </td>
                      </tr>
                    ))
                  : [
                      <tr key={id}>
                        <td>
                          <bdi>{name}</bdi>
                        </td>
                        <td colSpan={3} className={styles.refused}>
                          {why}
                        </td>
                      </tr>,
                    ],
              )}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}
