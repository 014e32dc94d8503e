export const paperSizes = ["a4", "letter"] as const;
export type PaperSize = (typeof paperSizes)[number];

/** Upright, in millimetres. */
const upright = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const satisfies Record<PaperSize, unknown>;

export interface Millimetres {
  readonly width: number;
  readonly height: number;
}

/** How wide and high a paper lies on the table. */
export function sizeOfPaper(paper: { readonly paperSize: PaperSize; readonly orientation: "landscape" | "portrait" }): Millimetres {
  const { width, height } = upright[paper.paperSize];
  return paper.orientation === "landscape" ? { width: height, height: width } : { width, height };
}
