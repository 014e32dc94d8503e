import type { ComparedPart } from "@vigil/model/authoring/draftReview";
import { wordChanges } from "@vigil/model/authoring/wordChanges";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";
import { ComparedPlaces } from "./ComparedPlaces.tsx";
import styles from "./compare.module.css";

const ComparedScans = lazy(async () => ({ default: (await import("./ComparedScans.tsx")).ComparedScans }));

export const tones: Readonly<Record<ComparedPart["change"], Tone>> = {
  added: "good",
  removed: "bad",
  changed: "warn",
  moved: "info",
  same: "quiet",
};

/** One part: as it was, and as it is. In what was changed, the words that went and came are marked, for the eye and for the ear. */
export function ComparedRow({ part: { change, before, after, places, picture, scans } }: { part: ComparedPart }) {
  const { t } = useTranslation();
  const isSameWords = change === "changed" && before === after;
  return (
    <li className={styles.row} data-change={change}>
      <p className={styles.tag}>
        <Tag tone={tones[change]}>{t(`draftReview.comparison.changes.${change}`)}</Tag>{" "}
        {isSameWords && places === undefined && scans === undefined && (
          <span className={styles.quiet}>{t("draftReview.comparison.notWords")}</span>
        )}
      </p>
      {places && <ComparedPlaces places={places} picture={picture} />}
      {scans && <ScansOnDemand scans={scans} />}
      <div className={styles.words} data-side="before">
        <span className={styles.sideName}>{t("draftReview.comparison.before")}</span>
        {before === null ? (
          <p className={styles.quiet}>{t("draftReview.comparison.gone")}</p>
        ) : (
          <Words before={before} after={change === "changed" ? (after ?? "") : before} side="before" />
        )}
      </div>
      <div className={styles.words} data-side="after">
        <span className={styles.sideName}>{t("draftReview.comparison.after")}</span>
        {after === null ? (
          <p className={styles.quiet}>{t("draftReview.comparison.went")}</p>
        ) : (
          <Words before={change === "changed" ? (before ?? "") : after} after={after} side="after" />
        )}
      </div>
    </li>
  );
}

/** Each takes seconds to be made: they are shown to whoever wants to see them. */
function ScansOnDemand({ scans }: { scans: NonNullable<ComparedPart["scans"]> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.onDemand}>
      <Button kind="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? "draftReview.comparison.scans.hide" : "draftReview.comparison.scans.show")}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton height={240} />}>
          <ComparedScans scans={scans} />
        </Suspense>
      )}
    </div>
  );
}

function Words({ before, after, side }: { before: string; after: string; side: "before" | "after" }) {
  const { t } = useTranslation();
  if ((side === "before" ? before : after) === "") return <p className={styles.quiet}>{t("draftReview.comparison.noWords")}</p>;
  const runs = wordChanges(before, after).filter((run) => run.in === "both" || run.in === side);
  const Mark = side === "before" ? "del" : "ins";
  return (
    <p dir="auto">
      {runs.map((run, index) =>
        run.in === "both" ? (
          // oxlint-disable-next-line react/no-array-index-key -- runs of a text have nothing but their place
          <span key={index}>{run.text}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the same
          <Mark key={index}>
            <span className={styles.hidden}>
              {t(side === "before" ? "draftReview.comparison.removedWord" : "draftReview.comparison.addedWord")}{" "}
            </span>
            {run.text}
          </Mark>
        ),
      )}
    </p>
  );
}
