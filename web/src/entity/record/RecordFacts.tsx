import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Card } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { fieldGroups } from "../form/fieldGroups.ts";
import { FieldFact } from "./FieldFact.tsx";
import styles from "./Record.module.css";
import type { RecordPlace } from "./recordPlace.ts";
import type { Row } from "../row.ts";
import { UnsoundFields } from "../form/UnsoundFields.tsx";

interface RecordFactsProps {
  place: RecordPlace;
  record: Row;
  domain: string;
}

/** A record to be read: its fields in their groups. */
export function RecordFacts({ place: { entity, place, cells, facts, aside }, record, domain }: RecordFactsProps) {
  const { t } = useTranslation();
  // they stand in the place of their instants
  const days = new Set(Object.values(entity.fields).map(({ day }) => day));
  const hidden = (name: string) => {
    const field = entity.fields[name];
    return !field || field.kind === "secret" || field.command === true || place.onlyInRows?.includes(name) || days.has(name);
  };
  // a row names one of several, a page all of them
  const inRow = (name: string) => (entity.fields[name]?.kind === "references" ? undefined : cells[name]);
  const groups = fieldGroups(entity, place.groups).map(({ name, fields }) => ({ name, fields: fields.filter((field) => !hidden(field)) }));
  return (
    <div className={styles.facts}>
      {aside?.(record)}
      <UnsoundFields entity={entity} record={record} />
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map((group) => (
          <Card key={group.name} title={t(`entity.groups.${group.name}`)}>
            <dl className={styles.list}>
              {group.fields.map((name) => (
                <div key={name} className={styles.fact}>
                  <dt>{fieldLabel(entity.name, name)}</dt>
                  <dd>
                    <Suspense fallback={<Skeleton width={120} />}>
                      {facts[name]?.(record) ?? inRow(name)?.(record) ?? (
                        <FieldFact entity={entity} name={name} record={record} domain={domain} />
                      )}
                    </Suspense>
                  </dd>
                </div>
              ))}
              {group.name === "state" && (
                <div className={styles.fact}>
                  <dt>{t("entity.id")}</dt>
                  <dd>{record.id}</dd>
                </div>
              )}
            </dl>
          </Card>
        ))}
    </div>
  );
}
