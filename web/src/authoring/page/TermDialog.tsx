import { Textarea, TextInput } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import forms from "../desk/forms.module.css";
import { useDraft, usePiece } from "../draft/useDraft.ts";
import { newBlockKey } from "../text/blockKeys.ts";
import type { PageEditor } from "../text/pageEditor.ts";
import { pageSchema } from "../text/schema.ts";
import { markedRange } from "./markedRange.ts";

/** A word that explains itself: one of the glossary, or a new one with its meaning. */
export function TermDialog({ editor, close }: { editor: Pick<PageEditor, "view">; close: () => void }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const terms = usePiece<"term">("glossary");
  const [range] = useState(() => markedRange(editor.view.state, "term"));
  const same = terms.find(({ block }) => block.term.toLocaleLowerCase() === range.text.trim().toLocaleLowerCase());
  const [chosen, setChosen] = useState(range.attrs?.["term"] ?? same?.block.term ?? "");
  const [term, setTerm] = useState(range.text.trim());
  const [meaning, setMeaning] = useState("");
  const [wrong, setWrong] = useState(false);
  const mark = pageSchema.marks.term;
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = chosen || term.trim();
    if (name === "" || (chosen === "" && meaning.trim() === "")) return setWrong(true);
    if (chosen === "") desk.change({ locale: null, piece: "glossary", key: newBlockKey() }, { term: name, meaning: meaning.trim() });
    const words = range.text === "" ? name : range.text;
    editor.view.dispatch(
      editor.view.state.tr.replaceWith(range.from, range.to, pageSchema.text(words, [mark.create({ term: name })])).removeStoredMark(mark),
    );
    return close();
  };
  const remove = () => {
    editor.view.dispatch(editor.view.state.tr.removeMark(range.from, range.to, mark));
    close();
  };
  return (
    <Dialog title={t("writing.marks.term")} onClose={close}>
      <form className={forms.dialog} onSubmit={keep}>
        <label className={forms.label}>
          {t("writing.term")}
          <select data-first className={forms.select} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("writing.newTerm")}</option>
            {terms.map(({ key, block }) => (
              <option key={key} value={block.term}>
                {block.term}
              </option>
            ))}
          </select>
        </label>
        {chosen === "" && (
          <>
            <TextInput
              label={t("writing.termName")}
              value={term}
              dir="auto"
              maxLength={200}
              error={wrong && term.trim() === "" ? t("writing.needed") : undefined}
              onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            />
            <Textarea
              label={t("writing.meaning")}
              value={meaning}
              dir="auto"
              autosize
              minRows={2}
              maxLength={4000}
              error={wrong && meaning.trim() === "" ? t("writing.needed") : undefined}
              onChange={({ currentTarget }) => setMeaning(currentTarget.value)}
            />
          </>
        )}
        <p className={forms.buttons}>
          {range.attrs !== null && (
            <Button kind="plain" onClick={remove}>
              {t("writing.termRemove")}
            </Button>
          )}
          <Button kind="plain" onClick={close}>
            {t("writing.cancel")}
          </Button>
          <Button type="submit">{t("writing.keep")}</Button>
        </p>
      </form>
    </Dialog>
  );
}
