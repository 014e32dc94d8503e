import type { DraftPart } from "@vigil/model/authoring/draftPart";

/** What a page, a unit or a section is called. */
export const titleOf = (block: DraftPart["block"] | undefined): string | undefined =>
  block === undefined ? undefined : "title" in block ? block.title : "name" in block ? block.name : undefined;
