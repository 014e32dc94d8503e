import "../../simulator/glass.css";
import type { ScanBlock } from "@vigil/model/training/pageBlock";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import figure from "../../lesson/LessonScanFigure.module.css";
import type { LessonScan } from "../../lesson/lessonScan.ts";
import { LessonViewer } from "../../lesson/LessonViewer.tsx";
import { useLessonScan } from "../../lesson/useLessonScan.ts";
import { Button } from "../../ui/Button.tsx";
import { formatPercent } from "../../ui/format.ts";
import { useSettled } from "../../ui/useSettled.ts";
import { isBare } from "./isBare.ts";

interface LiveScanProps {
  subject: ScanBlock["subject"];
  keys: ScanBlock["keys"];
  look: ScanBlock["look"];
  /** Told the scan that is shown; what stands in it may be named then. */
  onMade: (scan: LessonScan) => void;
  /** A place was pressed: shares of that view. */
  onPoint?: ((view: number, at: [number, number]) => void) | undefined;
}

/** So long nothing may change before the scanner begins. */
const pauseMs = 500;

/** The scan as its learners get it, made anew whenever the order has changed. */
export function LiveScan({ subject, keys, look, onMade, onPoint }: LiveScanProps) {
  const { t } = useTranslation();
  const wanted = useSettled({ subject, look }, pauseMs);
  const key = JSON.stringify(wanted);
  if (isBare(subject) || isBare(wanted.subject))
    return (
      <div className={figure.picture} data-wide>
        <div className={figure.skeleton} data-look="glass">
          <span>{t("authoringForm.scan.bare")}</span>
        </div>
      </div>
    );
  return <Made key={key} {...{ wanted, keys, onMade, onPoint }} />;
}

function Made({
  wanted,
  keys,
  onMade,
  onPoint,
}: { wanted: Pick<ScanBlock, "subject" | "look"> } & Omit<LiveScanProps, "subject" | "look">) {
  const { t } = useTranslation();
  const order = useMemo(() => wanted, [wanted]);
  const { made, share, failed, retry } = useLessonScan(order, true);
  const wide = order.subject.show === "row";
  useEffect(() => {
    if (made !== null) onMade(made);
  }, [made, onMade]);
  const making = t("training.scan.making", { percent: formatPercent(share * 100) });
  return (
    <div className={figure.picture} data-wide={wide} aria-busy={made === null && !failed} data-scan={made === null ? "making" : "ready"}>
      {made !== null && (
        <LessonViewer
          scan={made}
          keys={keys}
          wide={wide}
          where
          onPoint={
            onPoint &&
            ((view, { x, y }) => {
              const scan = made.scans[view];
              if (scan) onPoint(view, [round(x / scan.width), round(y / scan.height)]);
            })
          }
        />
      )}
      {made === null && !failed && (
        <div className={figure.skeleton} data-look="glass" role="status">
          <span>{making}</span>
          <progress max={1} value={share} aria-label={making} />
        </div>
      )}
      {failed && (
        <div className={figure.skeleton} data-look="glass" role="alert">
          <span>{t(wide ? "authoringForm.scan.failedRow" : "authoringForm.scan.failed")}</span>
          <Button kind="plain" size="small" onClick={retry}>
            {t("training.scan.retry")}
          </Button>
        </div>
      )}
    </div>
  );
}

const round = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
