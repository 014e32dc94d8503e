import type { RichText } from "@vigil/model/training/pageBlock";
import { toggleMark } from "prosemirror-commands";
import type { MarkType } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { markedRange } from "../page/markedRange.ts";
import { pageSchema } from "../text/schema.ts";
import { richField, type RichField } from "./richField.ts";
import styles from "./translations.module.css";

const MarkDialog = lazy(async () => ({ default: (await import("../page/MarkDialog.tsx")).MarkDialog }));

type Piece = Exclude<RichText[number], string>;
type Leading = Extract<Piece, { text: string }>;

interface RichInputProps {
  label: string;
  locale: string;
  value: RichText;
  /** What it is a translation of: its links and terms are offered. Of the source itself any term of the glossary, or a new one. */
  source?: RichText;
  onChange: (text: RichText) => void;
}

const { marks } = pageSchema;
const signs = { strong: "B", emphasis: "I", code: "</>" } as const;

/** A sentence with bold words, links and terms, written as on a page. */
export function RichInput({ label, locale, value, source, onChange }: RichInputProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<RichField | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [asked, setAsked] = useState<"link" | "term" | null>(null);
  const now = useRef({ value, onChange, label });
  useEffect(() => {
    now.current = { value, onChange, label };
  });
  useEffect(() => {
    const made = richField({
      place: place.current!,
      label: now.current.label,
      text: now.current.value,
      attributes: { ...courseLanguage(locale), "data-field": "" },
      changed: (text) => now.current.onChange(text),
      drawn: setState,
      askLink: () => setAsked("link"),
    });
    setField(made);
    setState(made.view.state);
    return () => {
      made.destroy();
      setField(null);
    };
  }, [locale]);
  useEffect(() => field?.take(value), [field, value]);
  const leading = source === undefined ? [] : leadingOf(source);
  const close = () => {
    setAsked(null);
    field?.view.focus();
  };
  return (
    <div className={styles.rich}>
      <div ref={place} className={styles.field} />
      {field && state && (
        <div className={styles.marks} role="toolbar" aria-label={t("writing.tools")}>
          {(["strong", "emphasis", "code"] as const).map((name) => (
            <button
              key={name}
              type="button"
              data-mark={name}
              aria-label={t(`writing.marks.${name}`)}
              title={t(`writing.marks.${name}`)}
              aria-pressed={isOn(state, marks[name])}
              onMouseDown={hold}
              onClick={() => field.run(toggleMark(marks[name]))}
            >
              {signs[name]}
            </button>
          ))}
          <button
            type="button"
            title={t("writing.marks.link")}
            aria-pressed={isOn(state, marks.link)}
            onMouseDown={hold}
            onClick={() => setAsked("link")}
          >
            {t("writing.marks.link")}
          </button>
          {source === undefined && (
            <button
              type="button"
              title={t("writing.marks.term")}
              aria-pressed={isOn(state, marks.term)}
              onMouseDown={hold}
              onClick={() => setAsked("term")}
            >
              {t("writing.marks.term")}
            </button>
          )}
          {leading.map((piece, index) => (
            <button
              key={index}
              type="button"
              data-lead
              title={t("writing.translations.lead", { words: piece.text })}
              onMouseDown={hold}
              onClick={() => lead(field, piece)}
            >
              <span aria-hidden>{"term" in piece ? "≡" : "↗"}</span> <bdi>{piece.text}</bdi>
            </button>
          ))}
        </div>
      )}
      <Suspense fallback={null}>{asked !== null && field && <MarkDialog mark={asked} editor={field} close={close} />}</Suspense>
    </div>
  );
}

// the caret stays in the text while a button is pressed
const hold = (event: { preventDefault: () => void }) => event.preventDefault();

const isOn = ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState, mark: MarkType): boolean =>
  empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);

const leadingOf = (source: RichText): Leading[] =>
  typeof source === "string" ? [] : source.filter((piece): piece is Leading => typeof piece === "object" && "text" in piece);

/** The chosen words, or those of the source where none are, lead where the source's do. */
function lead(field: RichField, piece: Leading): void {
  const name = "term" in piece ? "term" : "link";
  const mark =
    name === "term" && "term" in piece
      ? marks.term.create({ term: piece.term })
      : marks.link.create({ href: "href" in piece ? piece.href : "" });
  const { from, to, text } = markedRange(field.view.state, name);
  const words = text === "" ? piece.text : text;
  field.view.dispatch(field.view.state.tr.replaceWith(from, to, pageSchema.text(words, [mark])).removeStoredMark(marks[name]));
  field.view.focus();
}
