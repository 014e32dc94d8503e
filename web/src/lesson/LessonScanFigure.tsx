import "../simulator/glass.css";
import type { ScanBlock } from "@vigil/model/training/pageBlock";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../ui/format.ts";
import type { LessonOrder } from "./lessonScan.ts";
import { LessonViewer } from "./LessonViewer.tsx";
import styles from "./LessonScanFigure.module.css";
import { scansInWork } from "./scansInWork.ts";
import { useIdle } from "./useIdle.ts";
import { useLessonScan } from "./useLessonScan.ts";
import { useNearView } from "./useNearView.ts";

const unnamed: readonly never[] = [];

/** A live scan on a page, shown in the simulator's viewer: made here, those near the screen first, the others while somebody reads. */
export function LessonScanFigure({ block }: { block: ScanBlock }) {
  const { t, i18n } = useTranslation();
  const figure = useRef<HTMLElement>(null);
  const description = useId();
  const near = useNearView(figure);
  const { subject, look } = block;
  const wide = subject.show === "row";
  const order = useMemo<LessonOrder>(() => ({ subject, look, coarse: true }), [subject, look]);
  const settled = useIdle();
  const { made, coarse, share, failed, retry } = useLessonScan(order, near || settled, near);
  const shown = made ?? (coarse && { scans: coarse, outlines: unnamed });
  const inWork = near && made === null && !failed;
  useEffect(() => {
    if (!inWork) return undefined;
    scansInWork.set((count) => count + 1);
    return () => scansInWork.set((count) => count - 1);
  }, [inWork]);
  const [where, setWhere] = useState(false);
  const making = t("training.scan.making", { percent: formatPercent(share * 100) });
  const words = { lang: i18n.language, dir: i18n.dir() };
  return (
    <figure ref={figure} className={styles.figure} aria-describedby={description} data-scan={made === null ? "making" : "ready"}>
      <div className={styles.picture} data-wide={wide} aria-busy={made === null && !failed}>
        {near && shown !== null && <LessonViewer scan={shown} keys={block.keys} wide={wide} where={where} />}
        {made === null && !failed && (
          <div className={styles.skeleton} data-over={shown !== null} data-look="glass" role="status" {...words}>
            <span>{making}</span>
            <progress max={1} value={share} aria-label={making} />
          </div>
        )}
        {failed && (
          <div className={styles.skeleton} data-look="glass" role="alert" {...words}>
            <span>{t("training.scan.failed")}</span>
            <button type="button" className={styles.where} onClick={retry}>
              {t("training.scan.retry")}
            </button>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{block.caption}</span>
        {look.length > 0 && (
          <button
            type="button"
            className={styles.where}
            aria-pressed={where}
            disabled={made === null}
            onClick={() => setWhere(!where)}
            {...words}
          >
            {t(where ? "training.scan.hideWhere" : "training.scan.showWhere")}
          </button>
        )}
      </figcaption>
      <p id={description} className={styles.description}>
        {block.description}
        {where && ` ${look.map(({ label }) => label).join(", ")}.`}
      </p>
    </figure>
  );
}
