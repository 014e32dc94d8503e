import "./labColours.css";
import type { FoundRegion, LearnerLab } from "@vigil/model/training/labs/lab";
import { mostMarks } from "@vigil/model/training/labs/labState";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { formatPercent } from "../../../ui/format.ts";
import styles from "./labs.module.css";
import type { Searched, SearchMark } from "./searched.ts";
import { SearchedPicture } from "./SearchedPicture.tsx";
import { SearchedScan } from "./SearchedScan.tsx";
import type { ShownLab } from "./useLab.ts";

type Search = Extract<LearnerLab, { type: "findThreat" }>;
/** Look at a scan or a picture as at the lane: mark what is a threat, say when the looking is done, and hear what was found and missed. */
export function FindThreatLab({ lab, own }: { lab: Search; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const { view, answer, busy } = own;
  const [marks, setMarks] = useState<readonly SearchMark[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const words = { lang: i18n.language, dir: i18n.dir() };
  const { found, missed = [] } = view;

  const put = (mark: SearchMark) => {
    if (marks.length >= mostMarks) return setSaid([t("exercise.marksMost")]);
    setMarks([...marks, mark]);
    return setSaid([t("exercise.marksPut", { count: marks.length + 1 })]);
  };
  const take = (index: number) => {
    setMarks(marks.filter((_, place) => place !== index));
    setSaid([t("exercise.marksPut", { count: marks.length - 1 })]);
  };
  const look = async () => {
    const after = await answer({ type: "findThreat", marks: marks.map(({ view: seen, at }) => ({ view: seen, at: [at[0], at[1]] })) });
    if (after === null || after === "kept") return;
    setMarks([]);
    const { wrong = [], left = 0 } = after.looked ?? {};
    if (after.complete) setSaid([t(after.found.length === 0 ? "exercise.searchClear" : "exercise.searchRight")]);
    else
      setSaid([
        ...(left > 0 ? [t("exercise.searchLeft", { count: left })] : []),
        ...(wrong.length > 0 ? [t("exercise.searchWrong", { count: wrong.length })] : []),
      ]);
  };
  const searched: Searched = { marks, found, missed, onMark: view.complete ? undefined : put, onUnmark: take };

  return (
    <>
      {lab.picture && <SearchedPicture picture={lab.picture} searched={searched} />}
      {lab.scan && <SearchedScan labId={lab.id} scan={lab.scan} searched={searched} />}
      {!view.complete && (
        <p className={styles.keys} {...words}>
          {t("exercise.searchKeys")}
        </p>
      )}
      {marks.length > 0 && (
        <ol className={styles.found} {...words}>
          {marks.map(({ view: seen, at: [x, y] }, index) => (
            <li key={`${seen} ${x} ${y}`}>
              {t("exercise.markAt", { number: index + 1, view: seen + 1, x: formatPercent(100 * x), y: formatPercent(100 * y) })}{" "}
              <Button kind="plain" size="small" aria-label={t("exercise.takeMark", { number: index + 1 })} onClick={() => take(index)}>
                ✕
              </Button>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.state} {...words}>
        {!view.complete && (
          <Button busy={busy} onClick={() => void look()}>
            {t(marks.length === 0 && found.length === 0 ? "exercise.lookClear" : "exercise.lookDone")}
          </Button>
        )}
        <span role="status">{said.join(" ")}</span>
      </p>
      <Named title={t("exercise.found")} regions={found} />
      {!view.complete && <Named title={t("exercise.missed")} lead={t("exercise.missedText")} regions={missed} />}
    </>
  );
}

/** Each once, however many views it is seen in. */
function Named({ title, lead, regions }: { title: string; lead?: string; regions: readonly FoundRegion[] }) {
  const { i18n } = useTranslation();
  if (regions.length === 0) return null;
  return (
    <section>
      <h3 className={styles.named} lang={i18n.language} dir={i18n.dir()}>
        {title}
      </h3>
      {lead !== undefined && (
        <p className={styles.keys} lang={i18n.language} dir={i18n.dir()}>
          {lead}
        </p>
      )}
      <ul className={styles.found}>
        {[...new Map(regions.map((region) => [region.id, region])).values()].map(({ id, label, feedback }) => (
          <li key={id}>
            <strong>{label}</strong> {feedback}
          </li>
        ))}
      </ul>
    </section>
  );
}
