import type { Entity } from "@vigil/model/entity/entity";
import { entityNamed } from "@vigil/model/entity/path";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Cell } from "./Cell.tsx";
import { shownPath } from "./columns.ts";
import { optionsQuery } from "./entityCalls.ts";
import { isLanguage, languages } from "../i18n.ts";
import { listAt } from "./lists.ts";
import { ownFact } from "./ownFacts.tsx";
import { plainText } from "./plainText.ts";
import styles from "./Record.module.css";
import type { Row } from "./row.ts";

interface FieldFactProps {
  entity: Entity;
  name: string;
  record: Row;
  domain: string;
}

const named = 100;

/** A field of a record to be read; references lead to what they name. */
export function FieldFact({ entity, name, record, domain }: FieldFactProps) {
  const { t } = useTranslation();
  const field = entity.fields[name];
  const value = record[name];
  if (!field) return null;
  const own = ownFact(entity.name, name);
  if (own) return own(record);
  if (field.kind === "references" && Array.isArray(value)) {
    const none = name === "scopeGroups" || name === "scopePrograms" ? t("entity.notLimited") : t("entity.none");
    return <Names to={field.to ?? ""} ids={value as number[]} domain={domain} none={none} />;
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
    return empty ? (
      <span className={styles.quiet}>{t("entity.none")}</span>
    ) : (
      <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>
    );
  }
  if (name === "locale") {
    const code = plainText(value);
    return isLanguage(code) ? <bdi lang={code}>{languages[code]}</bdi> : <bdi>{code}</bdi>;
  }
  return <Cell entityName={entity.name} name={name} field={field} row={record} />;
}

function Names({ to, ids, domain, none }: { to: string; ids: readonly number[]; domain: string; none: string }) {
  const { t } = useTranslation();
  const first = ids.slice(0, named);
  const { data: options } = useQuery({ ...optionsQuery(entityNamed(to), { id: first.join(",") }), enabled: first.length > 0 });
  if (ids.length === 0) return <span className={styles.quiet}>{none}</span>;
  return (
    <ul className={styles.names}>
      {first.map((id) => (
        <li key={id}>
          <RecordLink to={to} id={id} name={options?.find((option) => option.id === id)?.name ?? String(id)} domain={domain} />
        </li>
      ))}
      {ids.length > named && <li className={styles.quiet}>{t("entity.count", { count: ids.length })}</li>}
    </ul>
  );
}

function RecordLink({ to, id, name, domain }: { to: string; id: number; name: string; domain: string }) {
  const { url } = entityNamed(to);
  if (!listAt(url)) return <bdi>{name}</bdi>;
  return (
    <Link to="/$domain/admin/$list/$id" params={{ domain, list: url, id: String(id) }} preload={false}>
      <bdi>{name}</bdi>
    </Link>
  );
}
