import type { PageSource } from "@vigil/model/training/courseContent";
import type { PageBlock, ScanBlock } from "@vigil/model/training/pageBlock";

// Short words for what stands on a page, so that a course reads like a text.

export const paragraph = (text: string): PageBlock => ({ kind: "paragraph", text });
export const list = (...items: string[]): PageBlock => ({ kind: "list", items });
export const table = (head: string[], ...rows: string[][]): PageBlock => ({ kind: "table", head, rows });
export const note = (text: string): PageBlock => ({ kind: "note", text });

/** What a scan shows, without the words around it: the same in every language. */
export type ScanPicture = Pick<ScanBlock, "subject" | "keys">;

/** `look` names what is outlined on request: by what the scan calls it, and in the language of the course. */
export const scan = (picture: ScanPicture, caption: string, description: string, look: Record<string, string> = {}): PageBlock => ({
  kind: "scan",
  ...picture,
  caption,
  description,
  look: Object.entries(look).map(([of, label]) => ({ of, label })),
});

export const textPage = (id: number, title: string, objective: number, ...blocks: PageBlock[]): PageSource => ({
  id,
  type: "text",
  title,
  objective,
  blocks,
});
