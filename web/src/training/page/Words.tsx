import type { RichText } from "@vigil/model/training/pageBlock";
import { GlossaryTerm } from "../glossary/GlossaryTerm.tsx";

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
  return (
    <a href={piece.href} target="_blank" rel="noopener noreferrer">
      {piece.text}
    </a>
  );
}
