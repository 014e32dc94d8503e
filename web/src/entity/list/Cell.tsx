import type { Field } from "@vigil/model/entity/field";
import { useTranslation } from "react-i18next";
import { broughtText } from "../broughtText.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { formatDate, formatInstant, formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { shownPath } from "./columns.ts";
import { plainText } from "../plainText.ts";
import type { Row } from "../row.ts";
import { unbroken } from "./unbroken.ts";

interface CellProps {
  entityName: string;
  name: string;
  field: Field;
  row: Row;
}

const nothing = <span aria-hidden>–</span>;

/** A value as people read it, by the kind of its field. */
export function Cell({ entityName, name, field, row }: CellProps) {
  const value = row[shownPath(name, field)];
  if (value === null || value === undefined || value === "") return nothing;
  switch (field.kind) {
    case "yesNo":
      return <YesNo name={name} field={field} value={value === true} />;
    case "choice":
      return <bdi>{optionLabel(entityName, name, plainText(value))}</bdi>;
    case "date":
      return unbroken(formatDate(plainText(value)));
    case "instant":
      if (field.day !== undefined) return unbroken(formatDate(plainText(value)));
      return <time dateTime={plainText(value)}>{unbroken(formatInstant(plainText(value)))}</time>;
    case "integer":
    case "decimal":
      return typeof value === "number" ? formatNumber(value) : plainText(value);
    case "references":
      return Array.isArray(value) ? formatNumber(value.length) : nothing;
    case "json":
      return <code>{JSON.stringify(value)}</code>;
    case "reference":
      return <bdi>{broughtText(field.to ?? "", plainText(value))}</bdi>;
    case "text":
    case "longText":
      return <bdi>{broughtText(entityName, plainText(value))}</bdi>;
    case "secret":
      return <bdi>{plainText(value)}</bdi>;
  }
}

/** Whether a record is active is what its list switches; it has words of its own. */
function YesNo({ name, field, value }: { name: string; field: Field; value: boolean }) {
  const { t } = useTranslation();
  if (name === "active") return <Tag tone={value ? "good" : "quiet"}>{t(value ? "entity.active" : "entity.inactive")}</Tag>;
  if (field.warns && value) return <Tag tone="warn">{t("entity.yes")}</Tag>;
  return <>{t(value ? "entity.yes" : "entity.no")}</>;
}
