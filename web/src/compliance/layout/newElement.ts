import type { ElementKind, LayoutElement, Lettered } from "@vigil/model/compliance/certificateLayout";
import { tenth } from "@vigil/model/compliance/layoutChanges";
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

/** A thing that was not on the page yet, in the middle of it. */
export function newElement(kind: ElementKind, paper: Millimetres, { locale, words }: { locale: Locale; words: string }): LayoutElement {
  const placed = (width: number, height: number) => ({
    x: tenth((paper.width - width) / 2),
    y: tenth((paper.height - height) / 2),
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
