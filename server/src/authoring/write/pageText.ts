import type { DraftBodies } from "@vigil/model/authoring/draftPart";

/** A page of Markdown under its head, and the line of the file (from 1) at which its text begins. */
export function pageText({ id, title, objective, labs, skip }: DraftBodies["page"], markdown: string): { text: string; bodyLine: number } {
  const head = [
    "---",
    `id: ${id}`,
    `title: ${title.replace(/\s+/gu, " ").trim()}`,
    ...(objective === undefined ? [] : [`objective: ${objective}`]),
    ...(labs.length === 0 ? [] : [`labs: ${labs.join(", ")}`]),
    ...(skip === true ? ["skip: true"] : []),
    "---",
    "",
  ];
  return { text: `${[...head, markdown].join("\n")}\n`, bodyLine: head.length + 1 };
}
