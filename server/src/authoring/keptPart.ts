import type { DraftPart } from "@vigil/model/authoring/draftPart";

/** A part as it is written: with the file of the package it came from, where that has a name of its own. */
export interface KeptPart {
  /** Empty: the language of the course. */
  locale: string;
  piece: string;
  key: string;
  position: number;
  block: DraftPart["block"];
  file: string | null;
}
