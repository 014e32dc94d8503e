import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ImportProgress } from "../../organization/userImport/ImportProgress.tsx";
import styles from "../../organization/userImport/UserImport.module.css";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { workImportQuery, workKey, workUrl } from "./workCalls.ts";
import { WorkColumns } from "./WorkColumns.tsx";
import { WorkEnd } from "./WorkEnd.tsx";
import { WorkPreview } from "./WorkPreview.tsx";

/** One file of results, from its columns to its end. */
export function WorkRunPage() {
  const { t } = useTranslation();
  const { domain, import: id } = useParams({ from: "/$domain/frame/admin/workresults/import/$import" });
  const mayAdd = can(useUser(), "workResults:add");
  const { data: run, error } = useQuery({ ...workImportQuery(Number(id)), enabled: mayAdd });
  const [columns, setColumns] = useState(false);
  if (!mayAdd) return <NotAllowed />;
  return (
    <>
      <PageHead
        title={run?.fileName ?? t("workImport.title")}
        crumb={
          <Link to="/$domain/admin/workresults/import" params={{ domain }}>
            {t("workImport.title")}
          </Link>
        }
        aside={run && t(`workImport.states.${run.state}`)}
      />
      <div className={styles.page}>
        {error && <Message kind="error">{problemMessage(error)}</Message>}
        {run?.state === "checking" && (
          <ImportProgress title={t("workImport.checking")} run={run} stop={`${workUrl}/${run.id}/stop`} stale={workKey} />
        )}
        {run?.state === "applying" && <ImportProgress title={t("workImport.applying")} run={run} stale={workKey} />}
        {run && (run.state === "read" || (run.state === "checked" && columns)) && <WorkColumns run={run} done={() => setColumns(false)} />}
        {run?.state === "checked" && !columns && <WorkPreview run={run} back={() => setColumns(true)} />}
        {run && (run.state === "applied" || run.state === "undone") && <WorkEnd run={run} domain={domain} />}
      </div>
    </>
  );
}
