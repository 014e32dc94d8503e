import type { QueryClient } from "@tanstack/react-query";
import type { ReportFile } from "@vigil/model/reporting/reports/reportFile";
import i18next from "i18next";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { isOpenRun } from "../isOpenRun.ts";
import { fetchReportFile, reportFilesQuery } from "./reportFileCalls.ts";

const askedEveryMs = 2000;

/** Says it on whatever page its reader is by then, and hands the file over from there. */
export function tellWhenWritten(queries: QueryClient, { id, fileName }: ReportFile): void {
  const look = async () => {
    const { rows } = await queries.fetchQuery({ ...reportFilesQuery, staleTime: 0 });
    const file = rows.find((each) => each.id === id);
    if (!file) return;
    if (isOpenRun(file)) setTimeout(() => void look().catch(() => {}), askedEveryMs); // who signed out is told nothing
    else if (file.state === "done")
      toast(i18next.t("reports.fileReady", { name: fileName }), ({ close }) => <Fetch file={file} close={close} />);
    else if (file.error !== null) toast(i18next.t(`problems.${file.error}`));
  };
  void look().catch(showProblem);
}

function Fetch({ file, close }: { file: ReportFile; close: () => void }) {
  const fetchIt = () => {
    close();
    fetchReportFile(file).catch(showProblem);
  };
  return (
    <Button kind="text" onClick={fetchIt}>
      {i18next.t("tableExports.fetch")}
    </Button>
  );
}
