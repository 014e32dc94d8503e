import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import type { ExportProps } from "./ExportChoices.tsx";

const ExportChoices = lazy(async () => ({ default: (await import("./ExportChoices.tsx")).ExportChoices }));

/** What the filters find, or what is selected, with the columns shown and in the reader's words. */
export function ExportButton(props: ExportProps) {
  const { t } = useTranslation();
  return (
    <Popover label={t("entity.export")} buttonClass={buttonLook("plain", "bar")} button={t("entity.export")}>
      <Suspense>
        <ExportChoices {...props} />
      </Suspense>
    </Popover>
  );
}
