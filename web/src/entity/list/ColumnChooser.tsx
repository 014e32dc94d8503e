import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "../../ui/Popover.tsx";
import type { Columns } from "./useColumns.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

const ColumnChoices = lazy(async () => ({ default: (await import("./ColumnChoices.tsx")).ColumnChoices }));

export function ColumnChooser({ columns }: { columns: Columns }) {
  const { t } = useTranslation();
  return (
    <div data-tour="columns">
      <Popover label={t("entity.columns")} button={t("entity.columns")} buttonClass={buttonLook("plain", "bar")}>
        <Suspense>
          <ColumnChoices columns={columns} />
        </Suspense>
      </Popover>
    </div>
  );
}
