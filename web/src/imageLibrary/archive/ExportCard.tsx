import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { tasksKey } from "./taskCalls.ts";

/** Images written to an archive: those of a library, or one. */
export function ExportCard({ libraryId, imageId }: { libraryId: number; imageId?: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      await call("POST", `imagelibraries/${libraryId}/export`, { body: imageId === undefined ? {} : { imageIds: [imageId] } });
      toast(t("archive.export.asked"));
    } catch (problem) {
      showProblem(problem);
    } finally {
      await queries.invalidateQueries({ queryKey: tasksKey });
      setAsking(false);
    }
  };
  return (
    <Card title={t("archive.export.title")} lead={t(imageId === undefined ? "archive.export.lead" : "archive.export.leadOne")}>
      <Button busy={asking} onClick={() => void ask()}>
        {t(imageId === undefined ? "archive.export.start" : "archive.export.one")}
      </Button>
    </Card>
  );
}
