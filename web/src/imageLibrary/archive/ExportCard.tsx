import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { tasksKey } from "./taskCalls.ts";
import { useAct } from "../../shell/useAct.ts";

/** Images written to an archive: those of a library, or one. */
export function ExportCard({ libraryId, imageId }: { libraryId: number; imageId?: number }) {
  const { t } = useTranslation();
  const { run, busy } = useAct({
    call: () => call("POST", `imagelibraries/${libraryId}/export`, { body: imageId === undefined ? {} : { imageIds: [imageId] } }),
    told: () => t("archive.export.asked"),
    stale: [{ queryKey: tasksKey }],
  });
  return (
    <Card title={t("archive.export.title")} lead={t(imageId === undefined ? "archive.export.lead" : "archive.export.leadOne")}>
      <Button busy={busy} onClick={() => void run()}>
        {t(imageId === undefined ? "archive.export.start" : "archive.export.one")}
      </Button>
    </Card>
  );
}
