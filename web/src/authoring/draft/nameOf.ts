import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { partWords } from "@vigil/model/authoring/partWords";
import { plainText } from "@vigil/model/training/plainText";
import { titleOf } from "./titleOf.ts";

/** How a part is known: by its title, else by what it says first. */
export const nameOf = (part: Pick<DraftPart, "key" | "block"> | undefined): string | undefined =>
  part === undefined ? undefined : titleOf(part.block) || plainText(partWords(part)[0]?.text ?? "").trim();
