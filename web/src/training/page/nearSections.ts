import type { ContentsNode } from "@vigil/model/training/contents";

/** The sections of a unit that are seen first: so many rows before and behind the page that is open, or behind the beginning. */
export function nearSections(sections: readonly ContentsNode[], rows: number): { from: number; to: number } {
  const at = Math.max(
    0,
    sections.findIndex(({ opened }) => opened),
  );
  const rowsOf = (index: number) => (sections[index]?.children.length ?? 0) + 1;
  const inside = sections[at]?.children.findIndex(({ opened }) => opened) ?? 0;
  let from = at;
  for (let before = inside; from > 0 && before < rows; before += rowsOf(from)) from -= 1;
  let to = at + 1;
  for (let behind = rowsOf(at) - inside; to < sections.length && behind < rows; to += 1) behind += rowsOf(to);
  return { from, to };
}
