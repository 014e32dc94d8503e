import { useQuery } from "@tanstack/react-query";
import type { TableExportRun } from "@vigil/model/reporting/tableExports/tableExportRun";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { formatInstant } from "../../ui/format.ts";
import { FileRunList } from "../FileRunList.tsx";
import { exportRunsQuery } from "./exportRunsQuery.ts";

/** One's own files of table exports, in domains with the plugin: those that are written, and those that can be fetched. */
export function ExportRuns() {
  const user = useUser();
  const allowed = user.addons.includes("tableExports") && can(user, "tableExports:edit");
  const { data } = useQuery({ ...exportRunsQuery, enabled: allowed });
  return allowed && data && data.rows.length > 0 ? <Runs rows={data.rows} /> : null;
}

function Runs({ rows }: { rows: readonly TableExportRun[] }) {
  const { t } = useTranslation();
  const { run: fetchFile } = useAct({ call: ({ id, fileName }: TableExportRun) => download(`tableexportruns/${id}/file`, fileName) });
  const { run: cancel } = useAct({
    call: ({ id }: TableExportRun) => call("POST", `tableexportruns/${id}/cancel`),
    stale: [{ queryKey: exportRunsQuery.queryKey }],
  });
  return (
    <Card title={t("tableExports.files")} lead={t("tableExports.filesLead")}>
      <FileRunList
        rows={rows}
        note={({ asOf }) => (asOf === null ? undefined : t("tableExports.asOf", { when: formatInstant(asOf) }))}
        fetchFile={(run) => void fetchFile(run)}
        cancel={(run) => void cancel(run)}
      />
    </Card>
  );
}
