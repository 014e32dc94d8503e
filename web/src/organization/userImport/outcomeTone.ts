import type { ImportOutcome } from "@vigil/model/organization/userImport/importWire";
import type { Tone } from "../../ui/Tag.tsx";

export const outcomeTone: Readonly<Record<ImportOutcome, Tone>> = {
  create: "good",
  update: "info",
  unchanged: "quiet",
  faulty: "bad",
  deactivate: "warn",
};
