import "../simulator/glass.css";
import type { AcceptedPlace } from "@vigil/model/curriculum/questionKinds";
import type { PutMark } from "@vigil/model/exam/answerValue";
import type { ScanKey } from "@vigil/model/training/pageBlock";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import figure from "./LessonScanFigure.module.css";
import { LessonViewer } from "./LessonViewer.tsx";
import { useNearView } from "./useNearView.ts";
import type { MeasuredScan } from "../simulator/viewer/scan.ts";
import { Button } from "../ui/Button.tsx";
import { scanAt } from "./scanAt.ts";

interface SearchedImageProps {
  /** Where its views lie, below /api. */
  scan: string | undefined;
  keys: readonly ScanKey[];
  description: string | undefined;
  marks: readonly PutMark[];
  /** What is in it, where that is told. */
  right?: readonly AcceptedPlace[];
  onMark?: ((mark: PutMark) => void) | undefined;
  onUnmark?: ((index: number) => void) | undefined;
}

/** An image of a library in the simulator's viewer, to be marked in any of its views. */
export function SearchedImage({ scan: address, keys, description, marks, right = [], onMark, onUnmark }: SearchedImageProps) {
  const { t } = useTranslation();
  const told = useId();
  const element = useRef<HTMLElement>(null);
  const near = useNearView(element);
  const [scans, setScans] = useState<readonly MeasuredScan[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!near || address === undefined) return undefined;
    let current = true;
    setFailed(false);
    void (async () => {
      try {
        const read = await scanAt(address);
        if (current) setScans(read);
      } catch {
        if (current) setFailed(true);
      }
    })();
    return () => {
      current = false;
    };
  }, [near, address, attempt]);
  const outlines = useMemo(() => right.map(({ view, label, points }) => ({ kind: "threat" as const, view, label, points })), [right]);
  return (
    <figure ref={element} className={figure.figure} aria-describedby={told} data-scan={scans === null ? "making" : "ready"}>
      <div className={figure.picture} aria-busy={scans === null && !failed}>
        {scans !== null && (
          <LessonViewer
            scan={{ scans, outlines }}
            keys={[...keys]}
            wide={false}
            where={right.length > 0}
            marks={marks}
            onUnmark={onUnmark}
            onPoint={onMark && ((view, { x, y }) => onMark({ view, x: Math.round(x), y: Math.round(y) }))}
          />
        )}
        {scans === null && (
          <div className={figure.skeleton} data-look="glass" role={failed ? "alert" : "status"}>
            <span>{t(failed ? "exercise.scanFailed" : "exercise.scanComing")}</span>
            {failed && (
              <Button kind="plain" size="small" onClick={() => setAttempt(attempt + 1)}>
                {t("lab.again")}
              </Button>
            )}
          </div>
        )}
      </div>
      <p id={told} className={figure.description} dir="auto">
        {description}
      </p>
    </figure>
  );
}
