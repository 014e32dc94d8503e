import { keyOf, type DraftPart } from "@vigil/model/authoring/draftPart";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft, usePiece } from "../draft/useDraft.ts";
import { DraftPaper } from "../preview/DraftPaper.tsx";
import { LabTrial } from "../preview/LabTrial.tsx";
import { CommentMark } from "./CommentMark.tsx";
import { ReadPart } from "./ReadPart.tsx";
import styles from "./review.module.css";

/** A page as learners see it, block by block, each with what was said about it; its labs and the questions on what it teaches. */
export function ReadPage({ page }: { page: DraftPart<"page"> }) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const blocks = usePiece<"block">(page.key);
  const labs = usePiece<"lab">("labs").filter(({ key }) => page.block.labs.some((id) => keyOf("lab", id) === key));
  const { objective } = page.block;
  const questions = usePiece<"question">("questions").filter(({ block }) => objective !== undefined && block.objective === objective);
  const told = useToldPart();
  return (
    <>
      <PlaceHead title={page.block.title || t("writing.unnamed")} kind={t("writing.kinds.page")} />
      <div className={styles.read} {...courseLanguage(draft.locale)}>
        {blocks.length === 0 && <p className={styles.quiet}>{t("draftReview.readOnlyEmpty")}</p>}
        {blocks.map(({ key, block }) => (
          <div key={key} id={key} className={styles.readBlock} data-told={key === told || undefined}>
            <DraftPaper blocks={[block]} />
            <CommentMark piece={page.key} block={key} offer />
          </div>
        ))}
      </div>
      {labs.length > 0 && <h3 className={styles.subhead}>{t("draftReview.labs")}</h3>}
      {labs.map((lab) => (
        <div key={lab.key} id={lab.key} className={styles.readBlock}>
          <LabTrial lab={lab.block} />
          <CommentMark piece={lab.piece} block={lab.key} offer />
        </div>
      ))}
      {questions.length > 0 && (
        <>
          <h3 className={styles.subhead}>{t("draftReview.questions")}</h3>
          <div className={styles.read} {...courseLanguage(draft.locale)}>
            {questions.map((part) => (
              <ReadPart key={part.key} part={part} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The part that the address names: it is brought into sight. */
function useToldPart(): string {
  const [told, setTold] = useState("");
  useEffect(() => {
    const go = () => {
      const wanted = location.hash.slice(1);
      setTold(wanted);
      if (wanted !== "") document.getElementById(wanted)?.scrollIntoView({ block: "center" });
    };
    go();
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, []);
  return told;
}
