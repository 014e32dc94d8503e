import { decodeTrace, noTrace, secondsByEnhancement, type TraceStep } from "@vigil/model/simulator/trace";
import type { ShownPicture } from "@vigil/model/simulator/pictureAt";
import { volumeView } from "@vigil/model/simulator/volumeMarks";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { formatNumber } from "../../ui/format.ts";
import { TracePlayer } from "./TracePlayer.tsx";
import styles from "./BagTrace.module.css";

interface Props {
  trace: string | null;
  /** How long the bag was looked at. */
  lookedMs: number;
  /** Shows the picture of a recorded moment. */
  onShow: (picture: ShownPicture, marked: boolean) => void;
}

const enhancementName = (name: string): string => phraseOf(`simulator.enhancements.${name}`, name);
const seconds = (ms: number): string => formatNumber(ms / 1000, 1);

/** What was done to one bag's picture before it was decided: for how long it was seen in which way, and each step in its place. */
export function BagTrace({ trace: text, lookedMs, onShow }: Props) {
  const { t } = useTranslation();
  const trace = useMemo(() => decodeTrace(text ?? "") ?? noTrace, [text]);
  const { steps, lost } = trace;
  const longest = Math.max(lookedMs, ...steps.map(({ atMs }) => atMs), 1);
  return (
    <details className={styles.trace} data-testid="bag-trace">
      <summary>{t("review.trace")}</summary>
      {steps.length === 0 ? (
        <p>{t("review.traceNone")}</p>
      ) : (
        <>
          <TracePlayer trace={trace} lookedMs={lookedMs} onShow={onShow} />
          <div className={styles.line} aria-hidden>
            {steps.map((step, index) => (
              <i key={index} data-kind={step.kind} style={{ insetInlineStart: `${(100 * step.atMs) / longest}%` }} />
            ))}
          </div>
          <p>
            {secondsByEnhancement(trace, lookedMs)
              .map(({ enhancement, ms }) => t("review.traceShown", { name: enhancementName(enhancement), seconds: seconds(ms) }))
              .join(" · ")}
          </p>
          <ol>
            {steps.map((step, index) => (
              <li key={index}>
                <small>{t("review.traceAt", { seconds: seconds(step.atMs) })}</small> <Step step={step} />
              </li>
            ))}
          </ol>
          {lost > 0 && <p>{t("review.traceLost", { count: lost })}</p>}
        </>
      )}
    </details>
  );
}

function Step({ step }: { step: TraceStep }) {
  const { t } = useTranslation();
  switch (step.kind) {
    case "view":
      return t("review.steps.view", { view: step.view + 1 });
    case "enhance":
      return t("review.steps.enhance", { name: enhancementName(step.enhancement) });
    case "adjust":
      return t("review.steps.adjust", { name: phraseOf(`simulator.adjustments.${step.adjustment}`, step.adjustment), value: step.value });
    case "zoom":
      return t("review.steps.zoom", { factor: formatNumber(step.factor, 1), view: step.view + 1 });
    case "select": {
      const { width, height, view } = step;
      return width === 0 || height === 0 ? t("review.steps.selectOff") : t("review.steps.select", { width, height, view: view + 1 });
    }
    case "mark":
      return step.view === volumeView ? t("review.steps.markVolume") : t("review.steps.mark", { view: step.view + 1 });
    case "unmark":
      return t("review.steps.unmark", { mark: step.mark + 1 });
    case "clear":
    case "reset":
    case "manifest":
    case "open":
    case "turn":
    case "slice":
    case "cut":
    case "window":
      return t(`review.steps.${step.kind}`);
    case "pane":
      return t("review.steps.pane", { name: t(`volume.panes.${step.pane}`) });
    case "resolve":
      return t(step.cleared ? "review.steps.alarmCleared" : "review.steps.alarmTakenUp", { number: step.alarm + 1 });
    case "magnify":
      return t("review.steps.magnify", { factor: formatNumber(step.factor, 1), name: t(`volume.panes.${step.pane}`) });
  }
}
