import "@mantine/core/styles/Input.layer.css";
import { Textarea } from "@mantine/core";
import type { RichText } from "@vigil/model/training/pageBlock";
import { plainText } from "@vigil/model/training/plainText";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import { changedWords } from "./changedWords.ts";
import styles from "./translations.module.css";

const RichInput = lazy(async () => ({ default: (await import("./RichInput.tsx")).RichInput }));

interface SentenceProps {
  locale: string;
  text: RichText;
  /** What the source said when this was translated, where it says something else now. */
  before: RichText | undefined;
  told: RichText;
  rich: boolean;
  onChange: (text: RichText) => void;
}

/** A sentence of the course, and beside it what it is in the other language. */
export function Sentence({ locale, text, before, told, rich, onChange }: SentenceProps) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const words = plainText(text);
  const label = t("writing.translations.of", { words: words.length > 80 ? `${words.slice(0, 80)} …` : words });
  const was = before === undefined ? undefined : plainText(before);
  return (
    <>
      <div className={styles.source} {...courseLanguage(draft.locale)}>
        <Source text={text} was={was} />
      </div>
      {rich ? (
        <Suspense fallback={<Skeleton height={38} />}>
          <RichInput label={label} locale={locale} value={told} source={text} onChange={onChange} />
        </Suspense>
      ) : (
        <Textarea
          data-field
          aria-label={label}
          value={plainText(told)}
          autosize
          minRows={1}
          maxRows={14}
          autoComplete="off"
          {...courseLanguage(locale)}
          // a name or a question is one line, however long
          onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll("\n", " "))}
        />
      )}
    </>
  );
}

function Source({ text, was }: { text: RichText; was: string | undefined }) {
  const { t } = useTranslation();
  const words = plainText(text);
  if (was === undefined || was === words)
    return <p>{typeof text === "string" ? text : text.map((piece, index) => <Marked key={index} piece={piece} />)}</p>;
  if (was === "")
    return (
      <p>
        <ins>{words}</ins> <small>{t("writing.translations.isNew")}</small>
      </p>
    );
  const { start, was: old, is, end } = changedWords(was, words);
  return (
    <p>
      {start}
      {old !== "" && <del>{old}</del>}
      {is !== "" && <ins>{is}</ins>}
      {end}
    </p>
  );
}

function Marked({ piece }: { piece: Exclude<RichText, string>[number] }) {
  if (typeof piece === "string") return piece;
  if ("strong" in piece) return <strong>{piece.strong}</strong>;
  if ("emphasis" in piece) return <em>{piece.emphasis}</em>;
  if ("code" in piece) return <code>{piece.code}</code>;
  return <span className={"term" in piece ? styles.term : styles.link}>{piece.text}</span>;
}
