import type { Session } from "@vigil/model/simulator/session";
import { useState } from "react";
import type { Panel } from "../consoles/console.ts";

/** A part of a console's panel, or what is told of a bag that was decided. */
export type SheetPart = Panel["kind"] | "told";
/** What the reader is at: each begins with the part it needs, and keeps the one that was chosen instead. */
type SheetTime = "looking" | "stopped" | "told";

export interface Sheet {
  /** The part that is open; null leaves the picture all the room. */
  readonly part: SheetPart | null;
  readonly open: (part: SheetPart | null) => void;
}

/** `stopped`: a bag is held or rejected, and its category is to be chosen. */
export const sheetTime = (phase: Session["phase"], stopped: boolean): SheetTime =>
  phase === "feedback" ? "told" : stopped ? "stopped" : "looking";

const begun: Readonly<Record<SheetTime, SheetPart | null>> = { looking: "image", stopped: "category", told: "told" };

/** Which part of the console the smallest form shows under the picture; null in every other form, where all of it is shown. */
export function useSheet(time: SheetTime, small: boolean): Sheet | null {
  const [parts, setParts] = useState(begun);
  return small ? { part: parts[time], open: (part) => setParts({ ...parts, [time]: part }) } : null;
}
