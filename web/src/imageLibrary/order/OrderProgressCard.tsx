import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/Card.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { libraryProgressQuery } from "./libraryProgressQuery.ts";

const phrases = {
  waiting: "entity.generatorWaiting",
  running: "entity.generatorRunning",
  done: "entity.generatorDone",
  failed: "entity.generatorFailed",
  stopped: "entity.generatorFailed",
  paused: "entity.generatorPaused",
  cancelled: "entity.generatorPaused",
} as const;

/** How far the making of a library's images is; nothing where none were ordered. */
export function OrderProgressCard({ libraryId }: { libraryId: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(libraryProgressQuery(libraryId));
  if (!data || data.wanted === 0) return null;
  const { made, wanted, state, error } = data;
  const text = t(phrases[state], { made, wanted });
  return (
    <Card title={t("entity.generator")} lead={text}>
      <ProgressBar value={made / wanted} label={text} tone={state === "done" ? "good" : "action"} />
      {error && <p>{error}</p>}
    </Card>
  );
}
