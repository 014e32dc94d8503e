import type { ProgramStatus } from "@vigil/model/training/wire";
import { Tag } from "../../ui/Tag.tsx";
import { lapsedText } from "./lapsedText.ts";

/** Beside a program that was complete and is to be done again. */
export const LapsedTag = ({ of }: { of: Pick<ProgramStatus, "lapsed" | "expiryAt" | "expiresOn"> }) => (
  <Tag tone="bad">{lapsedText(of)}</Tag>
);
