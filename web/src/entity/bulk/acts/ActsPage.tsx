import type { BulkAct } from "@vigil/model/entity/bulk/bulkWire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../../api.ts";
import { problemMessage } from "../../../problemMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { Table } from "../../../ui/Table.tsx";
import { ActRow } from "./ActRow.tsx";

const underWay = ({ state }: BulkAct): boolean => state === "working" || state === "undoing";

/** What one did to many in the last day: what came of it, whom it left out, and undoing it. */
export function ActsPage() {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ["bulkacts", "own"],
    queryFn: ({ signal }) => call<BulkAct[]>("GET", "bulkacts", { signal }),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.some(underWay) ? 1000 : false),
  });
  return (
    <>
      <PageHead title={t("shell.acts")} crumb={t("shell.account")} lead={t("acts.lead")} />
      {error && <EmptyState kind="error" title={t("entity.failed")} text={problemMessage(error)} />}
      {data?.length === 0 && <EmptyState title={t("acts.none")} text={t("acts.noneText")} />}
      {data && data.length > 0 && (
        <Table label={t("shell.acts")}>
          <thead>
            <tr>
              <th scope="col">{t("acts.what")}</th>
              <th scope="col">{t("acts.came")}</th>
              <th scope="col">{t("shell.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((act) => (
              <ActRow key={act.id} act={act} />
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
