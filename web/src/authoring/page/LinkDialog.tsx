import { TextInput } from "@mantine/core";
import { pageLink, pageOfLink } from "@vigil/model/training/pageLink";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import forms from "../desk/forms.module.css";
import { useOutline } from "../outline/useOutline.ts";
import type { PageEditor } from "../text/pageEditor.ts";
import { pageSchema } from "../text/schema.ts";
import { markedRange } from "./markedRange.ts";

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === "https:";
/** As people type it: without the protocol. */
const whole = (typed: string): string => (/^[a-z][\w+.-]*:/iu.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`);

/** Where a word leads: to an address of the web, or to another page of the course. */
export function LinkDialog({ editor, close }: { editor: Pick<PageEditor, "view">; close: () => void }) {
  const { t } = useTranslation();
  const [range] = useState(() => markedRange(editor.view.state, "link"));
  const [text, setText] = useState(range.text);
  const [address, setAddress] = useState(range.attrs?.["href"] ?? "");
  const pages = useOutline().flatMap(({ sections }) => sections.flatMap((section) => section.pages));
  const page = pageOfLink(address);
  const [wrong, setWrong] = useState(false);
  const mark = pageSchema.marks.link;
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    const href = page === null ? whole(address) : address;
    if (page === null && (address.trim() === "" || !isHttps(href))) return setWrong(true);
    const words = text.trim() === "" ? (pages.find(({ block: { id } }) => id === page)?.block.title ?? href) : text;
    editor.view.dispatch(
      editor.view.state.tr.replaceWith(range.from, range.to, pageSchema.text(words, [mark.create({ href })])).removeStoredMark(mark),
    );
    return close();
  };
  const remove = () => {
    editor.view.dispatch(editor.view.state.tr.removeMark(range.from, range.to, mark));
    close();
  };
  return (
    <Dialog title={t("writing.marks.link")} onClose={close}>
      <form className={forms.dialog} onSubmit={keep}>
        <TextInput label={t("writing.linkText")} value={text} dir="auto" onChange={({ currentTarget }) => setText(currentTarget.value)} />
        <label className={forms.label}>
          {t("writing.linkTo")}
          <select
            className={forms.select}
            value={page === null ? "" : address}
            onChange={({ target }) => {
              setAddress(target.value);
              setWrong(false);
            }}
          >
            <option value="">{t("writing.linkWeb")}</option>
            {pages.map(({ key, block: { id, title } }) => (
              <option key={key} value={pageLink(id)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {page === null && (
          <TextInput
            data-first
            label={t("writing.linkAddress")}
            value={address}
            dir="ltr"
            placeholder="https://"
            error={wrong ? t("writing.linkWrong") : undefined}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              setWrong(false);
            }}
          />
        )}
        <p className={forms.buttons}>
          {range.attrs !== null && (
            <Button kind="plain" onClick={remove}>
              {t("writing.linkRemove")}
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
