import { kindIn, type DraftPart } from "@vigil/model/authoring/draftPart";
import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { plainWords } from "@vigil/model/authoring/partWords";
import { useTranslation } from "react-i18next";
import { ReadQuestion } from "./ReadQuestion.tsx";
import { CommentMark } from "./CommentMark.tsx";
import styles from "./review.module.css";

/** A part in its words, with what is right where it asks something, and the mark of what was said about it. */
export function ReadPart({ part }: { part: DraftPart }) {
  const { t, i18n } = useTranslation();
  const { block } = part;
  const told = { lang: i18n.language, dir: i18n.dir() };
  return (
    <div className={styles.readBlock} id={part.key}>
      <div className={styles.readWords}>
        {"mandatory" in block ? (
          <p {...told}>{t("draftReview.finalSize", { count: block.size })}</p>
        ) : kindIn(part.piece, part.key) === "question" ? (
          <ReadQuestion block={block as PackageQuestion} />
        ) : "term" in block ? (
          <p>
            <strong>{block.term}</strong>: {block.meaning}
          </p>
        ) : (
          <p>{plainWords(part) || t("writing.unnamed")}</p>
        )}
      </div>
      <span {...told}>
        <CommentMark piece={part.piece} block={part.key} offer />
      </span>
    </div>
  );
}
