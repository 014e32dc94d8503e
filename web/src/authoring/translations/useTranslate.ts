import { isWhole, toldIn, translatedBlock } from "@vigil/model/authoring/translatedBlock";
import type { PartWords } from "@vigil/model/authoring/partWords";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { RichText } from "@vigil/model/training/pageBlock";
import { useMemo } from "react";
import type { DraftDesk } from "../draft/draftDesk.ts";
import { useDraft } from "../draft/useDraft.ts";

export interface Translating {
  /** One sentence; nothing is done by being typed, and what is emptied is not done any more. */
  say: (key: string, path: PartWords["path"], text: RichText) => void;
  /** The words of the source where nothing stands yet. */
  copySource: (key: string) => void;
  /** It says what the source says now; false where a sentence is still empty. */
  markDone: (key: string) => boolean;
  markOpen: (key: string) => void;
}

const sameStep = (one: PartWords["path"], other: PartWords["path"]): boolean => one.join(".") === other.join(".");

function translating(desk: DraftDesk, locale: string): Translating {
  const of = (key: string): { source: DraftPart; translation: DraftPart | undefined } | undefined => {
    const source = desk.parts.keyed(key);
    return source && { source, translation: desk.parts.keyed(key, locale) };
  };
  const write = ({ piece, key }: DraftPart, block: DraftPart["block"], translated: number) =>
    desk.translate({ locale, piece, key }, block, translated);
  return {
    say: (key, path, text) => {
      const at = of(key);
      if (!at) return;
      const { source, translation } = at;
      const block = translatedBlock(source, (one) =>
        sameStep(one.path, path) ? text : toldIn(translation?.block, source.block, one.path),
      );
      write(source, block, isWhole(source, block) ? (translation?.translated ?? 0) : 0);
    },
    copySource: (key) => {
      const at = of(key);
      if (!at) return;
      const { source, translation } = at;
      const told = (path: PartWords["path"]) => toldIn(translation?.block, source.block, path);
      write(
        source,
        translatedBlock(source, ({ path, text }) => (isEmpty(told(path)) ? text : told(path))),
        translation?.translated ?? 0,
      );
    },
    markDone: (key) => {
      const at = of(key);
      if (!at?.translation || !isWhole(at.source, at.translation.block)) return false;
      const { source, translation } = at;
      write(
        source,
        translatedBlock(source, ({ path }) => toldIn(translation.block, source.block, path)),
        source.revision,
      );
      return true;
    },
    markOpen: (key) => {
      const at = of(key);
      if (at?.translation) write(at.source, at.translation.block, 0);
    },
  };
}

const isEmpty = (text: RichText | undefined): boolean => text === undefined || text.length === 0;

export function useTranslate(locale: string): Translating {
  const { desk } = useDraft();
  return useMemo(() => translating(desk, locale), [desk, locale]);
}
