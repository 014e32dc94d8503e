import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";
import styles from "../Library.module.css";
import { ordersKey, type LibraryOrder } from "./orderCalls.ts";
import { LevelsDelivered } from "./LevelsDelivered.tsx";
import { useAct } from "../../shell/useAct.ts";

type OrderAct = "pause" | "resume" | "cancel";

const tones: Readonly<Record<LibraryOrder["state"], Tone>> = {
  waiting: "info",
  running: "info",
  paused: "warn",
  done: "good",
  failed: "bad",
  stopped: "bad",
  cancelled: "quiet",
};
const acts: Readonly<Record<LibraryOrder["state"], readonly OrderAct[]>> = {
  waiting: ["pause", "cancel"],
  running: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  done: [],
  failed: ["resume"],
  stopped: ["resume", "cancel"],
  cancelled: [],
};

/** One order: how far it is, what went wrong, and what it can be told. */
export function OrderCard({ libraryId, order, may }: { libraryId: number; order: LibraryOrder; may: boolean }) {
  const { t } = useTranslation();
  const [telling, setTelling] = useState<OrderAct>();
  const { id, state, made, wanted, seed, failed, failures, recipe } = order;
  const progress = t("library.order.progress", { made, wanted });

  const { run: tell, busy } = useAct({
    ask: (act: OrderAct) => {
      setTelling(act);
      if (act !== "cancel") return undefined;
      return {
        title: t("library.order.cancelTitle"),
        text: t("library.order.cancelText"),
        confirm: t("library.order.cancel"),
        danger: true,
      };
    },
    call: (act) => call("POST", `imagelibraries/${libraryId}/jobs/${id}/${act}`),
    stale: [{ queryKey: ordersKey(libraryId) }, { queryKey: ["imageLibrary", "progress", libraryId] }],
  });

  return (
    <Card
      title={t("library.order.name", { id })}
      lead={t("library.order.facts", { wanted, share: formatPercent((recipe.threatShare ?? 0) * 100), seed })}
    >
      <ProgressBar value={made / wanted} label={progress} tone={state === "done" ? "good" : "action"} />
      <div className={styles.line} aria-live="polite">
        <Tag tone={tones[state]}>{t(`library.order.state.${state}`)}</Tag>
        <span>{progress}</span>
      </div>
      {(state === "stopped" || state === "failed") && <Message kind="error">{t(`library.order.errors.${state}`)}</Message>}
      {order.levels.length > 0 && <LevelsDelivered levels={order.levels} />}
      {failed > 0 && (
        <details className={styles.failures}>
          <summary>{t("library.order.failed", { count: failed })}</summary>
          <ul>
            {failures.map(({ index, message }) => (
              <li key={index}>
                {t("library.order.bag", { number: index + 1 })}: <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      {may && acts[state].length > 0 && (
        <div className={styles.line}>
          {acts[state].map((act) => (
            <Button key={act} kind="plain" size="small" busy={busy && telling === act} disabled={busy} onClick={() => void tell(act)}>
              {t(`library.order.${act}`)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
