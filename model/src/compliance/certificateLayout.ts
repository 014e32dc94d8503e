import { z } from "zod";
import { translationsSchema } from "../curriculum/translations.ts";
import { isCertificateVariable } from "./certificateVariables.ts";
import type { Millimetres } from "./paperSize.ts";

/** A page that is placed: things on the paper, in millimetres from its upper left corner, the ones behind first. Data alone; what it looks like is drawn in one place. */
export const layoutFonts = ["sans", "serif", "script", "mono"] as const;
export const layoutWeights = ["light", "normal", "bold"] as const;
export const layoutAligns = ["start", "center", "end"] as const;
export const layoutDirections = ["auto", "ltr", "rtl"] as const;
export const elementKinds = ["text", "field", "picture", "qr", "line", "box"] as const;
export type ElementKind = (typeof elementKinds)[number];
export const mostElements = 100;
/** Characters of one text. */
export const mostElementWords = 1000;

const millimetres = (least: number) => z.number().min(least).max(300);
const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const place = { x: millimetres(0), y: millimetres(0), width: millimetres(1), height: millimetres(1) };
const letters = {
  font: z.enum(layoutFonts),
  /** Points, as in every word processor. */
  size: z.number().min(4).max(120),
  weight: z.enum(layoutWeights),
  italic: z.boolean(),
  colour,
  align: z.enum(layoutAligns),
  direction: z.enum(layoutDirections),
};
const stroke = { colour, thickness: z.number().min(0).max(20) };

const elementSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), ...place, ...letters, words: translationsSchema(mostElementWords) }),
  z.strictObject({ kind: z.literal("field"), ...place, ...letters, variable: z.string().max(80) }),
  z.strictObject({
    kind: z.literal("picture"),
    ...place,
    /** The number of its record in the media list; none as long as nobody chose one. */
    media: z.int().positive().nullable(),
    alt: z.string().max(200),
  }),
  z.strictObject({ kind: z.literal("qr"), ...place }),
  z.strictObject({ kind: z.literal("line"), ...place, ...stroke }),
  z.strictObject({ kind: z.literal("box"), ...place, ...stroke, fill: colour.nullable() }),
]);
const layoutSchema = z.strictObject({ elements: z.array(elementSchema).max(mostElements) });

export type LayoutElement = z.infer<typeof elementSchema>;
export type CertificateLayout = z.infer<typeof layoutSchema>;
export type Lettered = Extract<LayoutElement, { font: unknown }>;

/** Of which element, counted from 0, which property does not hold, and why. */
export interface LayoutFault {
  readonly element: number;
  readonly property: string;
  readonly kind: "value" | "outside" | "variable" | "missing";
}

export const isLayout = (page: string): boolean => /^\s*\{\s*"elements"/u.test(page);
export const pageOfLayout = (layout: CertificateLayout): string => JSON.stringify({ elements: layout.elements });

export type ReadLayout =
  | { readonly layout: CertificateLayout; readonly fault?: never }
  | { readonly fault: LayoutFault; readonly layout?: never };

export function readLayout(page: string): ReadLayout {
  let data: unknown;
  try {
    data = JSON.parse(page);
  } catch {
    return { fault: { element: 0, property: "page", kind: "value" } };
  }
  const read = layoutSchema.safeParse(data);
  if (read.success) return { layout: read.data };
  const [, element, property] = read.error.issues[0]?.path ?? [];
  return { fault: { element: typeof element === "number" ? element : 0, property: String(property ?? "kind"), kind: "value" } };
}

/** Parts of a millimetre that come from counting in inches and points. */
const slack = 0.05;

/** What no page may say: things beside the paper, values that do not exist. */
export const layoutFaults = ({ elements }: CertificateLayout, paper: Millimetres): LayoutFault[] =>
  elements.flatMap((one, element) => {
    const faults: LayoutFault[] = [];
    if (one.x + one.width > paper.width + slack) faults.push({ element, property: "x", kind: "outside" });
    if (one.y + one.height > paper.height + slack) faults.push({ element, property: "y", kind: "outside" });
    if (one.kind === "field" && !isCertificateVariable(one.variable)) faults.push({ element, property: "variable", kind: "variable" });
    if (one.kind === "text" && !variablesOfWords(one).every(isCertificateVariable))
      faults.push({ element, property: "words", kind: "variable" });
    if (one.kind === "text" && Object.keys(one.words).length === 0) faults.push({ element, property: "words", kind: "missing" });
    if (one.kind === "picture" && one.media === null) faults.push({ element, property: "media", kind: "missing" });
    return faults;
  });

/** The values that a text names between double braces, in whatever language. */
const variablesOfWords = ({ words }: Extract<LayoutElement, { kind: "text" }>): string[] =>
  Object.values(words).flatMap((text) => [...text.matchAll(/\{\{([^{}]*)\}\}/gu)].map(([, name = ""]) => name.trim()));

export const mediaOfLayout = ({ elements }: CertificateLayout): number[] =>
  elements.flatMap((one) => (one.kind === "picture" && one.media !== null ? [one.media] : []));
