import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { historyLimit, historyQuery } from "./importCalls.ts";
import { ImportFigures } from "./ImportFigures.tsx";
import { LinePages } from "./LinePages.tsx";

/** Who brought in whom, when, and what came of it. */
export function ImportHistory() {
  const { t } = useTranslation();
  const { domain } = useParams({ strict: false });
  const [page, setPage] = useState(1);
  const { data } = useQuery(historyQuery(page));
  if (data === undefined) return null;
  return (
    <Card title={t("userImport.history")}>
      {data.count === 0 ? (
        <p>{t("userImport.noHistory")}</p>
      ) : (
        <Table label={t("userImport.history")} inCard>
          <thead>
            <tr>
              <th>{t("userImport.when")}</th>
              <th>{t("userImport.file")}</th>
              <th>{t("userImport.who")}</th>
              <th>{t("userImport.state")}</th>
              <th>{t("userImport.figures")}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((one) => (
              <tr key={one.id}>
                <td>
                  <time dateTime={one.createdAt}>{formatInstant(one.createdAt)}</time>
                </td>
                <td data-long title={one.fileName} aria-label={one.fileName}>
                  <Link to="/$domain/admin/users/import/$import" params={{ domain: domain ?? "", import: String(one.id) }}>
                    <bdi>{one.fileName}</bdi>
                  </Link>
                </td>
                <td>
                  <bdi>{one.by}</bdi>
                </td>
                <td>
                  <Tag tone={one.state === "applied" ? "good" : one.state === "stopped" ? "warn" : "quiet"}>
                    {t(`userImport.states.${one.state}`)}
                  </Tag>
                </td>
                <td>
                  <ImportFigures counts={one.endedAt === null ? one.counts : one.applied} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <LinePages page={page} limit={historyLimit} count={data.count} change={setPage} />
    </Card>
  );
}
