import type { ElementKind, LayoutElement, Lettered } from "@vigil/model/compliance/certificateLayout";
import { tenth, type Box } from "@vigil/model/compliance/layoutChanges";
import type { Millimetres } from "@vigil/model/compliance/paperSize";
import type { Locale } from "@vigil/model/identity/locales";

const letters = {
  font: "sans",
  size: 14,
  weight: "normal",
  italic: false,
  colour: "#14213a",
  align: "center",
  direction: "auto",
} as const satisfies Partial<Lettered>;

interface OnThePage {
  locale: Locale;
  words: string;
  /** What stands there already. */
  others: readonly Box[];
}

/** A thing that was not on the page yet: in the middle of it, or lower where something stands in the same place. */
export function newElement(kind: ElementKind, paper: Millimetres, { locale, words, others }: OnThePage): LayoutElement {
  const placed = (width: number, height: number) => ({
    x: tenth((paper.width - width) / 2),
    y: freeTop({ height }, paper, others),
    width,
    height,
  });
  switch (kind) {
    case "text":
      return { kind, ...placed(120, 8), ...letters, words: { [locale]: words } };
    case "field":
      return { kind, ...placed(120, 8), ...letters, variable: "fullName" };
    case "picture":
      return { kind, ...placed(40, 25), media: null, alt: "" };
    case "qr":
      return { kind, ...placed(28, 28) };
    case "line":
      return { kind, ...placed(80, 2), colour: "#c79a3b", thickness: 0.4 };
    case "box":
      return { kind, ...placed(120, 60), colour: "#1d3557", thickness: 0.5, fill: null };
  }
}

const step = 8;

/** Step by step down from the middle, then on from the top, until nothing else has its own middle there; on a full page the middle again. */
function freeTop({ height }: Pick<Box, "height">, paper: Millimetres, others: readonly Box[]): number {
  const x = paper.width / 2;
  const middle = (paper.height - height) / 2;
  const lowest = paper.height - height;
  const tops = Array.from({ length: Math.floor(lowest / step) + 1 }, (_, index) => (middle + index * step) % (lowest + step));
  const isFree = (top: number) =>
    !others.some(
      (other) => Math.abs(other.x + other.width / 2 - x) < step / 2 && Math.abs(other.y + other.height / 2 - top - height / 2) < step / 2,
    );
  return tenth(tops.find((top) => top <= lowest && isFree(top)) ?? middle);
}
