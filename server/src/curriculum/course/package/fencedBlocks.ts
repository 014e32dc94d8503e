import type { CardsBlock, ColumnBlock, PageBlock } from "@vigil/model/training/pageBlock";

/** How what stands within a fence is read, and where mistakes are said: lines are counted from the fence's first. */
export interface Fence {
  inside: (text: string, firstLine: number) => PageBlock[];
  refused: (kind: string, line?: number) => void;
}

/** Between the two columns, alone in its line. */
export const columnBreak = "***";

/** A fenced block named `columns`: two columns of Markdown with a line `***` between them. */
export function readColumns(text: string, { inside, refused }: Fence): PageBlock[] {
  const lines = text.split("\n");
  const breaks = lines.flatMap((line, index) => (line.trim() === columnBreak ? [index] : []));
  const [at] = breaks;
  if (at === undefined || breaks.length > 1) {
    refused(at === undefined ? "columns without ***" : "more than two columns", breaks[1] ?? 0);
    return [];
  }
  const side = (from: number, to: number): ColumnBlock[] =>
    inside(lines.slice(from, to).join("\n"), from).flatMap((block) => {
      if (isColumnBlock(block)) return [block];
      refused(`${block.kind} in columns`, from);
      return [];
    });
  const [start, end] = [side(0, at), side(at + 1, lines.length)];
  if (start.length > 0 && end.length > 0) return [{ kind: "columns", sides: [start, end] }];
  refused("an empty column", start.length === 0 ? 0 : at);
  return [];
}

const isColumnBlock = (block: PageBlock): block is ColumnBlock => ["heading", "paragraph", "list", "note", "image"].includes(block.kind);

/** A fenced block named `cards`: each heading begins a card; then its picture where it has one, and its text. */
export function readCards(text: string, { inside, refused }: Fence): PageBlock[] {
  const cards: CardsBlock["cards"] = [];
  const open: { title: string | null; text: CardsBlock["cards"][number]["text"] | null; picture?: CardsBlock["cards"][number]["picture"] } =
    {
      title: null,
      text: null,
    };
  const close = () => {
    if (open.title === null) return;
    if (open.text === null) refused(`card without text: ${open.title}`);
    else cards.push({ title: open.title, text: open.text, ...(open.picture === undefined ? {} : { picture: open.picture }) });
    Object.assign(open, { title: null, text: null });
    delete open.picture;
  };
  for (const block of inside(text, 0)) {
    if (block.kind === "heading") {
      close();
      open.title = block.text;
    } else if (
      open.title !== null &&
      block.kind === "image" &&
      open.picture === undefined &&
      open.text === null &&
      block.caption === undefined
    ) {
      const { kind: _, caption: __, ...picture } = block;
      open.picture = picture;
    } else if (open.title !== null && block.kind === "paragraph" && open.text === null) open.text = block.text;
    else refused(`${block.kind} in cards`);
  }
  close();
  if (cards.length > 0 && cards.length <= mostCards) return [{ kind: "cards", cards }];
  refused(cards.length === 0 ? "cards without a heading" : `more than ${mostCards} cards`);
  return [];
}

const mostCards = 12;
