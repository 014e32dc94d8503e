import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ColumnsForm } from "./ColumnsForm.tsx";
import { importQuery, importsKey, importsUrl, isWorking } from "./importCalls.ts";
import { ImportEnd } from "./ImportEnd.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import styles from "./UserImport.module.css";

/** One file of people, from its columns to its end. */
export function ImportRunPage() {
  const { t } = useTranslation();
  const { domain, import: id } = useParams({ from: "/$domain/frame/admin/users/import/$import" });
  const mayAdd = can(useUser(), "users:add");
  const { data: run, error } = useQuery({ ...importQuery(Number(id)), enabled: mayAdd });
  const [columns, setColumns] = useState(false);
  if (!mayAdd) return <NotAllowed />;
  return (
    <>
      <PageHead
        title={run?.fileName ?? t("userImport.title")}
        crumb={
          <Link to="/$domain/admin/users/import" params={{ domain }}>
            {t("userImport.title")}
          </Link>
        }
        aside={run && t(`userImport.states.${run.state}`)}
      />
      <div className={styles.page}>
        {error && <Message kind="error">{problemMessage(error)}</Message>}
        {run && isWorking(run.state) && (
          <ImportProgress
            title={t(`userImport.${run.state === "applying" ? "applying" : run.state === "undoing" ? "undoing" : "checking"}`)}
            run={run}
            stop={run.state === "undoing" ? undefined : `${importsUrl}/${run.id}/stop`}
            stale={importsKey}
          />
        )}
        {run && (run.state === "read" || (run.state === "checked" && columns)) && <ColumnsForm run={run} done={() => setColumns(false)} />}
        {run && run.state === "checked" && !columns && <ImportPreview run={run} back={() => setColumns(true)} />}
        {run && (run.state === "applied" || run.state === "stopped" || run.state === "undone") && <ImportEnd run={run} />}
      </div>
    </>
  );
}
