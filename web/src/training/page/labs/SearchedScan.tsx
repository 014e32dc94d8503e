import "../../../simulator/glass.css";
import type { LearnerScan } from "@vigil/model/training/labs/lab";
import { use, useEffect, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LessonViewer } from "../../../lesson/LessonViewer.tsx";
import figure from "../../../lesson/LessonScanFigure.module.css";
import type { Outline } from "../../../simulator/screen/Marks.tsx";
import type { MeasuredScan } from "../../../simulator/viewer/scan.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Searched } from "./searched.ts";
import { LabDeskContext } from "./labDesk.ts";

/** A scan in the simulator's viewer, to be marked in any of its views. */
export function SearchedScan({ labId, scan, searched }: { labId: number; scan: LearnerScan; searched: Searched }) {
  const { t, i18n } = useTranslation();
  const description = useId();
  const desk = use(LabDeskContext);
  const [scans, setScans] = useState<readonly MeasuredScan[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(false);
    void (async () => {
      try {
        const made = await desk?.scanOf?.(labId);
        if (current && made !== undefined) setScans(made);
        if (current && made === undefined) setFailed(true);
      } catch {
        if (current) setFailed(true);
      }
    })();
    return () => {
      current = false;
    };
  }, [desk, labId, attempt]);
  const { found, missed, marks, onMark, onUnmark } = searched;
  const outlines = useMemo(
    () =>
      (scans ?? []).flatMap(({ width, height }, view): Outline[] =>
        [
          ...found.map((region) => ({ ...region, kind: "innocent" as const })),
          ...missed.map((region) => ({ ...region, kind: "threat" as const })),
        ]
          .filter((region) => (region.view ?? 0) === view)
          .map(({ kind, label, polygon }) => ({ kind, view, label, points: polygon.map(([x, y]) => [x * width, y * height] as const) })),
      ),
    [scans, found, missed],
  );
  const put = marks.map(({ view, at: [x, y] }) => {
    const { width = 1, height = 1 } = scans?.[view] ?? {};
    return { view, x: x * width, y: y * height };
  });
  const words = { lang: i18n.language, dir: i18n.dir() };
  return (
    <figure className={figure.figure} aria-describedby={description} data-scan={scans === null ? "making" : "ready"}>
      <div className={figure.picture} aria-busy={scans === null && !failed}>
        {scans !== null && (
          <LessonViewer
            scan={{ scans, outlines }}
            keys={scan.keys}
            wide={false}
            where
            marks={put}
            onUnmark={onMark && onUnmark}
            onPoint={
              onMark &&
              ((view, { x, y }) => {
                const { width = 1, height = 1 } = scans[view] ?? {};
                onMark({ view, at: [Math.min(1, Math.max(0, x / width)), Math.min(1, Math.max(0, y / height))] });
              })
            }
          />
        )}
        {scans === null && (
          <div className={figure.skeleton} data-look="glass" role={failed ? "alert" : "status"} {...words}>
            <span>{t(failed ? "exercise.scanFailed" : "exercise.scanComing")}</span>
            {failed && (
              <Button kind="plain" size="small" onClick={() => setAttempt(attempt + 1)}>
                {t("lab.again")}
              </Button>
            )}
          </div>
        )}
      </div>
      <p id={description} className={figure.description}>
        {scan.description}
      </p>
    </figure>
  );
}
