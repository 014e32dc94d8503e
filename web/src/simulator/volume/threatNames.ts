import type { Vector } from "@vigil/xray/solid";
import { placeNames } from "../viewer/placeNames.ts";
import { textWidth } from "../viewer/textWidth.ts";
import type { Box, Point } from "../viewer/zoom.ts";
import type { Rectangle } from "./panes.ts";

export interface FramedThreat {
  label: string;
  from: Vector;
  frame: Rectangle;
}

export interface ThreatName {
  label: string;
  key: string;
  x: number;
  y: number;
  /** What it takes of the pane. */
  room: Box;
}

/** The name and the key of a pane. */
export const headOf = ({ width }: Pick<Rectangle, "width">): Box => ({ x: 0, y: 0, width, height: 30 });

/** Half of what the cross of a mark takes, and what its number takes right of it. */
const CROSS = 18;
const NUMBER = 16;

/** What a mark with its number takes, by where its number stands. */
export const markRoom = ({ x, y }: Point): Box => ({
  x: x - CROSS,
  y: y - 2 * CROSS + 10,
  width: 2 * CROSS + NUMBER - 4,
  height: 3 * CROSS - 10,
});

/** Of a letter's rim. */
const RIM = 2;

/** As much of a name as there is room for: a slice on a phone is narrower than many. */
function fitting(label: string, width: number, widthOf: (text: string) => number): string {
  const letters = Array.from(new Intl.Segmenter().segment(label), ({ segment }) => segment);
  let text = label;
  while (letters.length > 1 && widthOf(text) > width) {
    letters.pop();
    text = `${letters.join("").trimEnd()}…`;
  }
  return text;
}

/** Names of threats over what they name, over no mark and no other name; where there is no room for that, over what they name all the same. */
export function threatNames(threats: readonly FramedThreat[], pane: Rectangle, marks: readonly Box[], widthOf = textWidth): ThreatName[] {
  const labels = threats.map(({ label }) => fitting(label, pane.width - 2 * RIM, widthOf));
  const placed = placeNames(
    threats.map(({ frame }, index) => ({ ...frame, names: [labels[index]!, labels[index]!] })),
    pane,
    widthOf,
    [headOf(pane), ...marks],
  );
  return threats.map(({ label: whole, from, frame }, index) => {
    const label = labels[index]!;
    const width = widthOf(label);
    const x = placed[index]?.x ?? Math.max(0, Math.min(pane.width - width, frame.x));
    const y = placed[index]?.y ?? Math.max(36, frame.y - 6);
    return { label, key: `${whole} ${from.join(" ")}`, x, y, room: { x, y: y - 13, width, height: 17 } };
  });
}
