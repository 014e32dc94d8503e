import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./Regrade.module.css";
import { regradesQuery } from "./regradeQuery.ts";

const CorrectKeyDialog = lazy(async () => ({ default: (await import("./CorrectKeyDialog.tsx")).CorrectKeyDialog }));

/** What was said of an image since it was approved, how far results follow it, and the way to say so. */
export function RegradeCard({ imageId }: { imageId: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery(regradesQuery(imageId));
  const resume = useAct({
    call: () => call("POST", `images/${imageId}/regrade/resume`),
    stale: [{ queryKey: ["images", "regrades", imageId] }],
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={100} />;
  const busy = data.rows.some(({ state }) => state !== "done");
  return (
    <Card title={t("regrade.title")}>
      <p>{data.shared ? t("regrade.shared") : t("regrade.lead")}</p>
      {!busy && (
        <p>
          <Button size="small" kind="plain" onClick={() => setOpen(true)}>
            {t("regrade.correct")}
          </Button>
        </p>
      )}
      {data.rows.length === 0 && <p className={styles.quiet}>{t("regrade.none")}</p>}
      <ul className={styles.rows}>
        {data.rows.map(({ id, ruling, reason, state, wanted, done, madeAt, madeBy }) => (
          <li key={id}>
            <strong>{t(`regrade.kinds.${ruling.kind}`)}</strong>{" "}
            <Tag tone={state === "done" ? "good" : state === "failed" ? "bad" : "info"}>{t(`regrade.states.${state}`)}</Tag>
            <span className={styles.quiet}>
              <bdi>{reason}</bdi> · {t("regrade.by", { at: formatInstant(madeAt), who: madeBy ?? t("regrade.unknown") })} ·{" "}
              {t("regrade.progress", { done: formatNumber(done), wanted: formatNumber(wanted) })}
            </span>
            {state === "waiting" && <ProgressBar value={wanted === 0 ? 1 : done / wanted} label={t("regrade.title")} />}
            {state === "failed" && (
              <Button size="small" busy={resume.busy} onClick={() => void resume.run()}>
                {t("regrade.resume")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <CorrectKeyDialog imageId={imageId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
