import type { ComparedScan, ComparedScans as Scans } from "@vigil/model/authoring/comparedScans";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import figure from "../../lesson/LessonScanFigure.module.css";
import { LessonViewer } from "../../lesson/LessonViewer.tsx";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";
import { useLessonScan } from "../../lesson/useLessonScan.ts";
import { Button } from "../../ui/Button.tsx";
import { formatPercent } from "../../ui/format.ts";
import styles from "./compare.module.css";

/** A scan as it was, and as it is, each made as its learners get it, with what is pointed at and the places drawn in it. */
export function ComparedScans({ scans: { before, after } }: { scans: Scans }) {
  return (
    <div className={styles.scans}>
      <Side side="before" scan={before} />
      <Side side="after" scan={after} />
    </div>
  );
}

function Side({ side, scan }: { side: "before" | "after"; scan: ComparedScan | null }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t(`draftReview.comparison.${side}`)}>
      <h3>{t(`draftReview.comparison.${side}`)}</h3>
      {scan === null && <p className={styles.quiet}>{t(`draftReview.comparison.scans.${side === "before" ? "gone" : "went"}`)}</p>}
      {scan !== null && "file" in scan && <Kept scan={scan} />}
      {scan !== null && "subject" in scan && <Made scan={scan} />}
    </section>
  );
}

/** What a question took along of an image. */
function Kept({ scan: { url, keys, threats } }: { scan: Extract<ComparedScan, { file: string }> }) {
  const { t } = useTranslation();
  const right = useMemo(() => threats.map((threat, index) => ({ id: index + 1, ...threat })), [threats]);
  if (url === undefined) return <p className={styles.quiet}>{t("draftReview.comparison.scans.noFile")}</p>;
  return <SearchedImage scan={url.replace(/^\/api\//u, "")} keys={keys} description={undefined} marks={[]} right={right} />;
}

function Made({ scan: { subject, keys, look, places } }: { scan: Extract<ComparedScan, { subject: unknown }> }) {
  const { t } = useTranslation();
  const order = useMemo(() => ({ subject, look: look.filter(({ label }) => label.trim() !== "") }), [subject, look]);
  const { made, share, failed, retry } = useLessonScan(order, true);
  const shown = useMemo(
    () =>
      made && {
        scans: made.scans,
        outlines: [
          ...made.outlines,
          ...places.map(({ view, label, polygon }) => {
            const { width = 1, height = 1 } = made.scans[view] ?? {};
            return { kind: "threat" as const, view, label, points: polygon.map(([x, y]) => [x * width, y * height] as const) };
          }),
        ],
      },
    [made, places],
  );
  const wide = subject.show === "row";
  const making = t("training.scan.making", { percent: formatPercent(share * 100) });
  return (
    <div className={figure.picture} data-wide={wide} aria-busy={shown === null && !failed} data-scan={shown === null ? "making" : "ready"}>
      {shown !== null && <LessonViewer scan={shown} keys={keys} wide={wide} where />}
      {shown === null && !failed && (
        <div className={figure.skeleton} data-look="glass" role="status">
          <span>{making}</span>
          <progress max={1} value={share} aria-label={making} />
        </div>
      )}
      {failed && (
        <div className={figure.skeleton} data-look="glass" role="alert">
          <span>{t("training.scan.failed")}</span>
          <Button kind="plain" size="small" onClick={retry}>
            {t("training.scan.retry")}
          </Button>
        </div>
      )}
    </div>
  );
}
