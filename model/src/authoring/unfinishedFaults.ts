import type { ColumnBlock, PageBlock, RichText } from "../training/pageBlock.ts";
import { plainText } from "../training/plainText.ts";
import type { DraftFault } from "./draftFault.ts";
import { kindIn, type DraftPart } from "./draftPart.ts";

/** What was begun and never filled in: it may be published so, and no learner would understand it. `given`: the names that the editor gives by itself. */
export function unfinishedFaults(parts: readonly DraftPart[], given: readonly string[]): DraftFault[] {
  const sources = parts.filter(({ locale }) => locale === null);
  const names = Map.groupBy(sources, (part) => `${part.piece} ${nameOf(part)?.name ?? ""}`);
  return sources.flatMap((part) => {
    const { piece, key, block } = part;
    const named = nameOf(part);
    // a name that nobody chose stands there as often as the editor gave it, in whatever language
    const twice = named !== undefined && named.name !== "" && names.get(`${piece} ${named.name}`)!.length > 1;
    const found: Found[] =
      named === undefined
        ? emptyIn(kindIn(piece, key) === "block" ? (block as PageBlock) : undefined, [])
        : given.includes(named.name)
          ? [{ code: "nameGiven", path: [named.field], details: { name: named.name } }]
          : twice
            ? [{ code: "nameTwice", path: [named.field], details: { name: named.name } }]
            : [];
    return found.map(({ code, path, details = {} }) => ({ locale: null, piece, key, path, code, details }));
  });
}

type Found = Pick<DraftFault, "code" | "path"> & { details?: DraftFault["details"] };

/** Of a unit, a section or a page. */
function nameOf({ piece, key, block }: DraftPart): { field: "title" | "name"; name: string } | undefined {
  const kind = kindIn(piece, key);
  if (kind !== "unit" && kind !== "section" && kind !== "page") return undefined;
  return "title" in block
    ? { field: "title", name: block.title.trim() }
    : { field: "name", name: "name" in block ? block.name.trim() : "" };
}

const isBlank = (text: RichText): boolean => plainText(text).trim() === "";

/** What stands in a block without a word. What must not be empty is refused elsewhere: there only blanks are found. */
function emptyIn(block: PageBlock | ColumnBlock | undefined, path: (string | number)[]): Found[] {
  switch (block?.kind) {
    case "paragraph":
    case "note":
      return block.text !== "" && isBlank(block.text) ? [{ code: "textEmpty", path: [...path, "text"] }] : [];
    case "list":
      return block.items.flatMap((point, index) =>
        point !== "" && isBlank(point)
          ? [{ code: "pointEmpty" as const, path: [...path, "items", index], details: { point: index + 1 } }]
          : [],
      );
    case "columns":
      return block.sides.flatMap((side, at) => side.flatMap((each, index) => emptyIn(each, [...path, "sides", at, index])));
    case "table":
      return emptyInTable(block.head, block.rows);
    case "cards":
      return block.cards.flatMap(({ text }, index) =>
        text !== "" && isBlank(text) ? [{ code: "textEmpty" as const, path: ["cards", index, "text"] }] : [],
      );
    case "heading":
    case "image":
    case "video":
    case "scan":
    case "attachment":
    case undefined:
      return [];
  }
}

function emptyInTable(head: readonly RichText[], rows: readonly (readonly RichText[])[]): Found[] {
  const empty = rows.flatMap((row, index) =>
    row.every(isBlank) ? [{ code: "rowEmpty" as const, path: ["rows", index], details: { row: index + 1 } }] : [],
  );
  if (empty.length === rows.length) return empty;
  const bare = head.flatMap((title, column) =>
    isBlank(title) && rows.every((row) => isBlank(row[column] ?? ""))
      ? [{ code: "columnEmpty" as const, path: ["head", column], details: { column: column + 1 } }]
      : [],
  );
  return [...empty, ...bare];
}
