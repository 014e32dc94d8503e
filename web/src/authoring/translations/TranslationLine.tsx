import { kindIn } from "@vigil/model/authoring/draftPart";
import { partWords } from "@vigil/model/authoring/partWords";
import { isWhole, toldIn } from "@vigil/model/authoring/translatedBlock";
import { memo, useSyncExternalStore, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { richAt } from "./richAt.ts";
import { Sentence } from "./Sentence.tsx";
import { TranslatedCaptions } from "./TranslatedCaptions.tsx";
import { TranslationConflict } from "./TranslationConflict.tsx";
import type { TranslationRow } from "./translationGroups.ts";
import styles from "./translations.module.css";
import type { Translating } from "./useTranslate.ts";

interface TranslationLineProps {
  locale: string;
  row: TranslationRow;
  hands: Translating;
  /** To the next that is not done. */
  next: (from: string, by: 1 | -1) => void;
}

const tones = { missing: "quiet", outdated: "warn", done: "good" } as const;

/** A block, a name or a question with its translation. */
export const TranslationLine = memo(function TranslationLine({ locale, row: { source, state }, hands, next }: TranslationLineProps) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const { key } = source;
  // the letter itself comes from the draft, not from what is counted when there is time
  const translation = useSyncExternalStore(desk.parts.subscribe, () => desk.parts.keyed(key, locale));
  const whole = translation !== undefined && isWhole(source, translation.block);
  const finish = () => hands.markDone(key) && next(key, 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const act =
      event.altKey && event.key === "ArrowDown"
        ? () => next(key, 1)
        : event.altKey && event.key === "ArrowUp"
          ? () => next(key, -1)
          : undefined;
    const mod = event.ctrlKey || event.metaKey;
    const done = mod && event.key === "Enter" ? finish : mod && event.shiftKey && event.code === "KeyU" ? () => hands.copySource(key) : act;
    if (!done) return;
    event.preventDefault();
    done();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields inside
    <li className={styles.line} data-key={key} data-state={state} onKeyDown={onKeyDown}>
      <div className={styles.lineHead}>
        <span className={styles.kind}>{t(`writing.translations.kinds.${lineKind(source)}`)}</span>
        <Tag tone={tones[state]}>{t(`writing.translations.states.${state}`)}</Tag>
        <span className={styles.gap} />
        {!whole && (
          <Button kind="plain" size="small" onClick={() => hands.copySource(key)}>
            {t("writing.translations.copySource")}
          </Button>
        )}
        {state === "done" ? (
          <Button kind="plain" size="small" onClick={() => hands.markOpen(key)}>
            {t("writing.translations.reopen")}
          </Button>
        ) : (
          <Button
            kind="plain"
            size="small"
            disabled={!whole}
            title={whole ? undefined : t("writing.translations.stillEmpty")}
            onClick={finish}
          >
            {t(state === "outdated" ? "writing.translations.stillRight" : "writing.translations.markDone")}
          </Button>
        )}
      </div>
      <div className={styles.pairs}>
        {partWords(source).map(({ path, text }) => (
          <Sentence
            key={path.join(".")}
            locale={locale}
            text={text}
            before={
              state === "outdated" && translation?.translatedFrom
                ? (toldIn(translation.translatedFrom, source.block, path) ?? "")
                : undefined
            }
            told={toldIn(translation?.block, source.block, path) ?? ""}
            rich={richAt(source, path)}
            onChange={(told) => hands.say(key, path, told)}
          />
        ))}
      </div>
      {"kind" in source.block && source.block.kind === "video" && <TranslatedCaptions locale={locale} film={source.block} />}
      <TranslationConflict locale={locale} source={source} />
    </li>
  );
});

function lineKind({ piece, key, block }: TranslationRow["source"]) {
  const kind = kindIn(piece, key) ?? "block";
  return kind === "block" && "kind" in block && block.kind in blockKinds ? (block.kind as keyof typeof blockKinds) : kind;
}
const blockKinds = {
  heading: 1,
  paragraph: 1,
  list: 1,
  table: 1,
  note: 1,
  image: 1,
  video: 1,
  scan: 1,
  columns: 1,
  cards: 1,
  attachment: 1,
} as const;
