import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { plainWords } from "@vigil/model/authoring/partWords";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatInstant } from "../../ui/format.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { partId } from "../draft/draftParts.ts";
import { useDraft } from "../draft/useDraft.ts";
import page from "../page/page.module.css";

/** Two translated the same: mine stands above, theirs is shown here until one of them is chosen. */
export function TranslationConflict({ locale, source }: { locale: string; source: DraftPart }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const id = partId({ locale, piece: source.piece, key: source.key });
  const conflict = desk.conflicts.use().get(id);
  if (!conflict) return null;
  const name = conflict.by ?? t("writing.somebody");
  return (
    <div className={page.conflict} role="alert">
      <p>
        <strong>{t(conflict.theirs === null ? "writing.theyDeleted" : "writing.theyChanged", { name })}</strong>
        {conflict.at !== null && <span> {formatInstant(conflict.at)}</span>}
      </p>
      {conflict.theirs !== null && <p {...courseLanguage(locale)}>{plainWords(conflict.theirs)}</p>}
      <p className={page.choices}>
        <Button size="small" onClick={() => desk.decide(id, "mine")}>
          {t("writing.keepMine")}
        </Button>
        <Button kind="plain" size="small" onClick={() => desk.decide(id, "theirs")}>
          {t("writing.takeTheirs")}
        </Button>
      </p>
    </div>
  );
}
