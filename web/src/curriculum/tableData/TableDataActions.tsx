import { tableData } from "@vigil/model/curriculum/tableData";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import type { RowActionsProps } from "../../entity/place.ts";
import { showProblem } from "../../shell/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import { can, useUser } from "../../shell/user.ts";
import { ImportFile } from "../ImportFile.tsx";

export function TableDataListActions() {
  const { t } = useTranslation();
  if (!can(useUser(), "tableData:edit")) return null;
  return <ImportFile url={tableData.url} title={t("imports.tableDataTitle")} lead={t("imports.tableDataLead")} />;
}

/** Whoever reads a record may take the table it belongs to with them. */
export function TableDataRowActions({ record }: RowActionsProps<typeof tableData>) {
  const { t } = useTranslation();
  const save = () => download(`${tableData.url}/download/${record.id}`, `${record.table}.csv`).catch(showProblem);
  return (
    <Button kind="plain" size="bar" onClick={() => void save()}>
      {t("imports.downloadTable")}
    </Button>
  );
}
