import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinePages } from "../../organization/userImport/LinePages.tsx";
import { UploadTable } from "../../organization/userImport/UploadTable.tsx";
import styles from "../../organization/userImport/UserImport.module.css";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import measures from "../observer/Measures.module.css";
import { workHistoryLimit, workHistoryQuery, workKey, workUrl } from "./workCalls.ts";

/** Where files of results come in, and what has come in so far. */
export function WorkImportPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { domain } = useParams({ from: "/$domain" });
  if (!can(useUser(), "workResults:add")) return <NotAllowed />;
  return (
    <>
      <PageHead
        title={t("workImport.title")}
        crumb={
          <Link to="/$domain/admin/$list" params={{ domain, list: "workresults" }}>
            {t("records.workResult.plural")}
          </Link>
        }
        lead={t("workImport.lead")}
      />
      <div className={styles.page}>
        <UploadTable
          url={workUrl}
          stale={workKey}
          template="results"
          opened={(id) => navigate({ to: "/$domain/admin/workresults/import/$import", params: { domain, import: String(id) } })}
        />
        <History domain={domain} />
      </div>
    </>
  );
}

/** Who brought in which file, when, and what came of it. */
function History({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data } = useQuery(workHistoryQuery(page));
  if (data === undefined) return null;
  const heads = [t("userImport.when"), t("userImport.file"), t("userImport.who"), t("userImport.state"), t("workImport.cameIn")];
  return (
    <Card title={t("workImport.history")}>
      {data.count === 0 && <p>{t("workImport.noHistory")}</p>}
      {data.count > 0 && (
        <div className={measures.goesOn}>
          <Table label={t("workImport.history")} inCard>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head}>{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ id, createdAt, fileName, by, state, applied }) => (
                <tr key={id}>
                  <td>
                    <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
                  </td>
                  <td data-long aria-label={fileName}>
                    <Link to="/$domain/admin/workresults/import/$import" params={{ domain, import: String(id) }}>
                      <bdi>{fileName}</bdi>
                    </Link>
                  </td>
                  <td>
                    <bdi>{by}</bdi>
                  </td>
                  <td>
                    <Tag tone={state === "applied" ? "good" : "quiet"}>{t(`workImport.states.${state}`)}</Tag>
                  </td>
                  <td data-numeric>{state === "applied" ? formatNumber(applied) : "–"}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <LinePages page={page} limit={workHistoryLimit} count={data.count} change={setPage} />
    </Card>
  );
}
