import type { Permission } from "@vigil/model/identity/permission";
import { lazy, Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

const ImportFile = lazy(async () => ({ default: (await import("../../curriculum/ImportFile.tsx")).ImportFile }));

const extras: Readonly<Record<string, { needs: Permission; show: () => ReactNode }>> = {
  quiz: { needs: "quizzes:edit", show: () => <QuizImport /> },
  tableData: { needs: "tableData:edit", show: () => <TableDataImport /> },
};

/** What a list offers beside the usual. */
export const listExtra = (entityName: string, permissions: readonly string[]): ReactNode => {
  const extra = extras[entityName];
  return extra && permissions.includes(extra.needs) ? <Suspense>{extra.show()}</Suspense> : null;
};

function TableDataImport() {
  const { t } = useTranslation();
  return <ImportFile url="tabledata" title={t("imports.tableDataTitle")} lead={t("imports.tableDataLead")} />;
}

function QuizImport() {
  const { t } = useTranslation();
  return <ImportFile url="quizzes" title={t("imports.quizTitle")} lead={t("imports.quizLead")} />;
}
