import type { Entity } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { Cell } from "../list/Cell.tsx";
import { shownPath } from "../list/columns.ts";
import { isLanguage, ownName } from "@vigil/model/phrases/languages";
import { RecordLink, ReferenceNames } from "./ReferenceNames.tsx";
import { plainText } from "../plainText.ts";
import { formatNumber } from "../../ui/format.ts";
import styles from "./Record.module.css";
import type { Row } from "../row.ts";

interface FieldFactProps {
  entity: Entity;
  name: string;
  record: Row;
  domain: string;
}

/** A field of a record to be read; references lead to what they name. */
export function FieldFact({ entity, name, record, domain }: FieldFactProps) {
  const { t } = useTranslation();
  const field = entity.fields[name];
  const value = record[name];
  if (!field) return null;
  if (field.kind === "references" && Array.isArray(value)) {
    return <ReferenceNames to={field.to ?? ""} ids={value as number[]} domain={domain} none={t("entity.none")} />;
  }
  if (field.kind === "reference" && typeof value === "number") {
    return <RecordLink to={field.to ?? ""} id={value} name={plainText(record[shownPath(name, field)]) || String(value)} domain={domain} />;
  }
  if (field.kind === "json" && Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string")) {
    return (
      <ul className={styles.names}>
        {value.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  if (field.kind === "json") {
    const empty = value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);
    return empty ? <span className={styles.quiet}>{t("entity.none")}</span> : <NamedValues value={value} />;
  }
  if (field.codes === "language") {
    const code = plainText(value);
    return isLanguage(code) ? <bdi lang={code}>{ownName(code)}</bdi> : <bdi>{code}</bdi>;
  }
  return <Cell entityName={entity.name} name={name} field={field} row={record} />;
}

/** Named values, and lists of them, as people read them. */
function NamedValues({ value }: { value: unknown }) {
  const { t } = useTranslation();
  if (typeof value === "boolean") return t(value ? "entity.yes" : "entity.no");
  if (typeof value !== "object" || value === null) return <bdi>{plainText(value) || "–"}</bdi>;
  return (
    <dl className={styles.named}>
      {Object.entries(value).map(([name, each]) => (
        <div key={name}>
          <dt>
            <bdi>{Array.isArray(value) ? formatNumber(Number(name) + 1) : name}</bdi>
          </dt>
          <dd>
            <NamedValues value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
