import type { DraftComment } from "@vigil/model/authoring/draftReview";
import { plainWords } from "@vigil/model/authoring/partWords";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { store } from "../../shell/store.ts";
import { useDraft } from "../draft/useDraft.ts";
import { commentsQuery } from "./reviewCalls.ts";

export interface CommentPlace {
  piece: string;
  /** null: the page as a whole. */
  key: string | null;
  /** Words of the block that are chosen on the page. */
  quote?: string;
}

/** What is chosen within an element just now: a comment is about these words rather than about all of them. */
export function chosenWords(within: Element | null): string {
  const chosen = document.getSelection();
  if (!within || !chosen || chosen.isCollapsed || !within.contains(chosen.anchorNode) || !within.contains(chosen.focusNode)) return "";
  return chosen.toString().replaceAll(/\s+/gu, " ").trim().slice(0, mostQuoted);
}
const mostQuoted = 200;

/** Which block is spoken about just now: chosen on the page, written in the panel. */
export const spokenOf = store<CommentPlace | null>(null);

/** Asks for the panel in which it is written, from wherever a mark was pressed. */
export const panelAsked = store<number>(0);

export function speakOf(place: CommentPlace): void {
  spokenOf.set(() => place);
  panelAsked.set((times) => times + 1);
}

export interface Thread {
  first: DraftComment;
  answers: DraftComment[];
}

/** What was said, each comment with its answers. */
export function useThreads(): readonly Thread[] {
  const { draft } = useDraft();
  const { data } = useQuery(commentsQuery(draft.courseId));
  return useMemo(() => {
    const all = data ?? [];
    const answers = Map.groupBy(all, ({ answerTo }) => answerTo);
    return all.filter(({ answerTo }) => answerTo === null).map((first) => ({ first, answers: answers.get(first.id) ?? [] }));
  }, [data]);
}

export const isOpen = ({ first }: Thread): boolean => first.resolvedAt === null;

/** What a block says, short enough to be named by it. */
export function useWordsOf(): (key: string) => string | undefined {
  const { desk } = useDraft();
  return (key) => {
    const part = desk.parts.keyed(key);
    return part && shortened(plainWords(part));
  };
}

const most = 80;
export const shortened = (words: string): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words);
