import type { WorkImport, WorkNamedPage } from "@vigil/model/measurement/work/workWire";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LinePages } from "../../organization/userImport/LinePages.tsx";
import styles from "../../organization/userImport/UserImport.module.css";
import { problemMessage } from "../../problemMessage.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import { namedLimit, namedQuery } from "./workCalls.ts";

/** Whom rules would give training if the file came in: by name, from which misses, until when. */
export function NamedPeople({ run }: { run: WorkImport }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(namedQuery(run, page));
  return (
    <Card title={t("workImport.given.title")} lead={t("workImport.given.lead")}>
      <div className={styles.form}>
        {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
        {data !== undefined && (
          <p role="status">
            {data.count === 0 ? (
              t("workImport.given.nobody")
            ) : (
              <>
                <strong>{t("workImport.given.count", { count: data.count, formatted: formatNumber(data.count) })}</strong>
                {data.older > 0 && <> {t("workImport.given.older", { count: data.older, formatted: formatNumber(data.older) })}</>}
              </>
            )}
          </p>
        )}
        {data !== undefined && data.count > 0 && <Named rows={data.rows} />}
        <LinePages page={page} limit={namedLimit} count={data?.count ?? 0} change={setPage} />
      </div>
    </Card>
  );
}

function Named({ rows }: Pick<WorkNamedPage, "rows">) {
  const { t } = useTranslation();
  const heads = [
    t("remedial.person"),
    t("records.remedialDuty.fields.companyName"),
    t("workImport.given.rule"),
    t("workImport.given.programs"),
    t("workImport.given.from"),
    t("remedial.due"),
  ];
  return (
    <Table label={t("workImport.given.title")} inCard>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ruleId, userId, name, company, rule, category, programs, misses, ofFile, dueOn }) => (
          <tr key={`${ruleId} ${userId}`}>
            <td>
              <bdi>{name}</bdi>
            </td>
            <td>
              <bdi>{company}</bdi>
            </td>
            <td>
              <bdi>{rule}</bdi>
              {category !== "any" && <> · {categoryName(category)}</>}
            </td>
            <td data-long>
              <bdi>{programs.join(", ")}</bdi>
            </td>
            <td>
              {t("workImport.given.ofFile", { count: misses, formatted: formatNumber(misses), ofFile: formatNumber(ofFile) })}
              {ofFile === 0 && <> · {t("workImport.given.before")}</>}
            </td>
            <td>{formatDate(dueOn)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
