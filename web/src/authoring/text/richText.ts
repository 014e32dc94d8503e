import type { RichText } from "@vigil/model/training/pageBlock";
import type { Node } from "prosemirror-model";
import { pageSchema } from "./schema.ts";

type Piece = Exclude<RichText, string>[number];

const { marks } = pageSchema;

function nodeOfPiece(piece: Piece): Node[] {
  if (typeof piece === "string") return piece === "" ? [] : [pageSchema.text(piece)];
  if ("strong" in piece) return [pageSchema.text(piece.strong, [marks.strong.create()])];
  if ("emphasis" in piece) return [pageSchema.text(piece.emphasis, [marks.emphasis.create()])];
  if ("code" in piece) return [pageSchema.text(piece.code, [marks.code.create()])];
  if ("term" in piece) return [pageSchema.text(piece.text, [marks.term.create({ term: piece.term })])];
  return [pageSchema.text(piece.text, [marks.link.create({ href: piece.href })])];
}

/** Running text as the editor holds it. A draft's may be empty, or not there yet. */
export const nodesOfText = (text: RichText | undefined): Node[] =>
  (typeof text === "string" ? [text] : (text ?? [])).filter((piece) => !isEmpty(piece)).flatMap(nodeOfPiece);

/** A text node without a character cannot be. */
const isEmpty = (piece: Piece): boolean => (typeof piece === "string" ? piece : Object.values(piece).at(-1)) === "";

function pieceOf(node: Node): Piece {
  const text = node.text ?? "";
  const [mark] = node.marks;
  if (mark === undefined) return text;
  if (mark.type === marks.strong) return { strong: text };
  if (mark.type === marks.emphasis) return { emphasis: text };
  if (mark.type === marks.code) return { code: text };
  if (mark.type === marks.term) return { term: String(mark.attrs["term"]), text };
  return { href: String(mark.attrs["href"]), text };
}

/** What was typed into a node, as the model says it: a plain text where nothing in it is marked. */
export function textOfNode(node: Node): RichText {
  const pieces = node.children.map(pieceOf);
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}
