import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { useTranslation } from "react-i18next";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Field } from "../desk/Field.tsx";
import forms from "../desk/forms.module.css";
import { PlaceHead } from "../desk/PlaceHead.tsx";
import { useChange, useDraft, usePiece } from "../draft/useDraft.ts";
import { withUndo } from "../../ui/withUndo.tsx";
import { newBlockKey } from "../text/blockKeys.ts";

/** Words of the course that explain themselves where they stand. */
export function GlossaryForm() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const change = useChange();
  const terms = usePiece<"term">("glossary");
  const add = () => {
    const key = newBlockKey();
    desk.change({ locale: null, piece: "glossary", key }, { term: "", meaning: "" });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${key}"] input`)?.focus());
  };
  const remove = ({ piece, key, block }: DraftPart<"term">) => {
    desk.change({ locale: null, piece, key }, null);
    const undo = () => desk.change({ locale: null, piece, key: newBlockKey() }, block);
    toast(t("writing.deleted", { name: block.term || t("writing.unnamed") }), withUndo(undo));
  };
  return (
    <>
      <PlaceHead title={t("writing.wholes.glossary")} />
      <p className={forms.hint}>{t("writing.glossaryText")}</p>
      {terms.length === 0 && <EmptyState title={t("writing.noTerms")} text={t("writing.noTermsText")} />}
      <ol className={forms.lines}>
        {terms.map((part) => (
          <li key={part.key} data-line={part.key}>
            <Field
              label={t("writing.termName")}
              value={part.block.term}
              partKey={part.key}
              path="term"
              onChange={(term) => change(part, { term })}
            />
            <Field
              label={t("writing.meaning")}
              value={part.block.meaning}
              partKey={part.key}
              path="meaning"
              long
              max={4000}
              onChange={(meaning) => change(part, { meaning })}
            />
            <Button kind="plain" size="small" onClick={() => remove(part)}>
              {t("writing.delete")}
            </Button>
          </li>
        ))}
      </ol>
      <Button kind="plain" onClick={add}>
        {t("writing.addTerm")}
      </Button>
    </>
  );
}
