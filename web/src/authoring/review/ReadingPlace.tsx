import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { useTranslation } from "react-i18next";
import forms from "../desk/forms.module.css";
import { usePart, usePiece } from "../draft/useDraft.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { isWholePlace } from "../outline/wholes.ts";
import { ReadPage } from "./ReadPage.tsx";
import { ReadPart } from "./ReadPart.tsx";
import styles from "./review.module.css";

/** What stands at an address, to be read and spoken about. */
export function ReadingPlace({ place }: { place: string }) {
  const { t } = useTranslation();
  const part = usePart(place);
  if (part !== undefined && "labs" in part.block) return <ReadPage page={part as DraftPart<"page">} />;
  if (isWholePlace(place)) return <ReadList title={t(`writing.wholes.${place}`)} piece={place} />;
  const name = part && "name" in part.block ? part.block.name : "";
  return <ReadList title={name || t("writing.unnamed")} piece={place} />;
}

function ReadList({ title, piece }: { title: string; piece: string }) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const parts = usePiece(piece);
  return (
    <>
      <PlaceHead title={title} />
      <div className={styles.read} {...courseLanguage(draft.locale)}>
        {parts.length === 0 && <p className={forms.hint}>{t("draftReview.readOnlyEmpty")}</p>}
        {parts.map((part) => (
          <ReadPart key={part.key} part={part} />
        ))}
      </div>
    </>
  );
}
