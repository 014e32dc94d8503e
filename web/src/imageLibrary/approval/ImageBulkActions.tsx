import type { ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import type { BulkActionsProps } from "../../entity/place.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { BulkActDialog } from "./BulkActDialog.tsx";

const ExportChoiceDialog = lazy(async () => ({ default: (await import("../archive/ExportChoiceDialog.tsx")).ExportChoiceDialog }));

/** So many numbers fit into an address. */
const mostNamed = 200;
const acts = ["approve", "sendBack", "archive", "restore"] as const;

/** What can be done with several images at once: looked at one after the other, approved, sent back, archived, restored, written to archives. */
export function ImageBulkActions({ chosen, ids, mayEdit, done }: BulkActionsProps) {
  const { t } = useTranslation();
  const [act, setAct] = useState<ImageAct | null>(null);
  const [exporting, setExporting] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      {ids.length > 0 && ids.length <= mostNamed && (
        <Link
          to="/$domain/admin/images/review"
          params={{ domain: domainOfPage() }}
          search={{ imageId: ids.join(",") }}
          className={buttonLook("plain", "bar")}
        >
          {t("imageReview.review")}
        </Link>
      )}
      {acts.map((name) => (
        <Button key={name} kind="plain" size="bar" onClick={() => setAct(name)}>
          {t(`library.image.${name}`)}
        </Button>
      ))}
      <Button kind="plain" size="bar" onClick={() => setExporting(true)}>
        {t("archive.choice.export")}
      </Button>
      {exporting && (
        <Suspense>
          <ExportChoiceDialog chosen={chosen} onClose={() => setExporting(false)} done={done} />
        </Suspense>
      )}
      {act !== null && <BulkActDialog act={act} chosen={chosen} onClose={() => setAct(null)} done={done} />}
    </>
  );
}
