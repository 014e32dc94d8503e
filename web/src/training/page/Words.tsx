import type { RichText } from "@vigil/model/training/pageBlock";
import { pageOfLink } from "@vigil/model/training/pageLink";
import { use } from "react";
import { GlossaryTerm } from "../glossary/GlossaryTerm.tsx";
import { PageLinksContext } from "./pageLinks.ts";

type Piece = Exclude<RichText, string>[number];

/** Running text of a page. */
export const Words = ({ text }: { text: RichText }) =>
  typeof text === "string" ? text : text.map((piece, index) => <Word key={`${index}-${typeof piece}`} piece={piece} />);

function Word({ piece }: { piece: Piece }) {
  if (typeof piece === "string") return piece;
  if ("strong" in piece) return <strong>{piece.strong}</strong>;
  if ("emphasis" in piece) return <em>{piece.emphasis}</em>;
  if ("code" in piece) return <code>{piece.code}</code>;
  if ("term" in piece) return <GlossaryTerm term={piece.term}>{piece.text}</GlossaryTerm>;
  const page = pageOfLink(piece.href);
  if (page !== null) return <PageWords page={page} words={piece.text} />;
  return (
    <a href={piece.href} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  );
}

const PageWords = ({ page, words }: { page: number; words: string }) => use(PageLinksContext)(page, words);
