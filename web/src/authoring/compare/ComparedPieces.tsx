import type { ComparedPart, ComparedPiece } from "@vigil/model/authoring/draftReview";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./compare.module.css";
import { ComparedRow, tones } from "./ComparedRow.tsx";

/** What is different, page by page: before at one side, after at the other. What is the same between two changes is folded away. */
export function ComparedPieces({ pieces, beside }: { pieces: readonly ComparedPiece[]; beside: boolean }) {
  const { t } = useTranslation();
  if (pieces.length === 0 && beside) return <p className={styles.counts}>{t("draftReview.comparison.besideOnly")}</p>;
  if (pieces.length === 0) return <EmptyState title={t("draftReview.comparison.none")} text={t("draftReview.comparison.noneText")} />;
  const parts = pieces.flatMap((piece) => piece.parts);
  const count = (wanted: ComparedPart["change"]) => parts.filter(({ change }) => change === wanted).length;
  return (
    <>
      <p className={styles.counts} role="status">
        {t("draftReview.comparison.counts", {
          added: count("added"),
          changed: count("changed"),
          moved: count("moved"),
          removed: count("removed"),
        })}
      </p>
      {pieces.map((piece) => (
        <section key={piece.piece} className={styles.piece}>
          <h2>
            {piece.title === null
              ? t(`draftReview.comparison.pieces.${piece.piece as "course"}`)
              : t("draftReview.comparison.page", { name: piece.title || t("writing.unnamed") })}{" "}
            {piece.change !== "changed" && <Tag tone={tones[piece.change]}>{t(`draftReview.comparison.changes.${piece.change}`)}</Tag>}
          </h2>
          <ul>
            {runsOf(piece.parts).map((run) =>
              run[0]!.change === "same" ? (
                <Same key={`same ${run[0]!.key}`} parts={run} />
              ) : (
                run.map((part) => <ComparedRow key={`${part.change} ${part.key}`} part={part} />)
              ),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}

function Same({ parts }: { parts: readonly ComparedPart[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (open) return parts.map((part) => <ComparedRow key={part.key} part={part} />);
  return (
    <li className={styles.same}>
      <button type="button" onClick={() => setOpen(true)}>
        {t("draftReview.comparison.sameParts", { count: parts.length })}
      </button>
    </li>
  );
}

/** Parts that are the same go together; of the others each stands alone. */
function runsOf(parts: readonly ComparedPart[]): ComparedPart[][] {
  const runs: ComparedPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && last[0]!.change === "same" && part.change === "same") last.push(part);
    else runs.push([part]);
  }
  return runs;
}
