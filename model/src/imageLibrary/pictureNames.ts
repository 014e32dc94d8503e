import { enhancements, type Enhancement } from "../simulator/enhancements.ts";
import { mostPictureBytes, typeOfName } from "./pictureRules.ts";

/** A file as far as its name and length tell. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}
export type FileFault = "type" | "large" | "empty" | "twice";
export interface PlacedPicture {
  /** Its place among the files. */
  readonly file: number;
  readonly view: number;
  readonly enhancement: Enhancement;
}
/** What would become one image: the files that are called alike, by view and enhancement. */
export interface PlannedImage {
  readonly name: string;
  readonly views: number;
  readonly pictures: readonly PlacedPicture[];
  /** Why it cannot become one. */
  readonly fault: "gap" | "views" | undefined;
}
export interface PicturePlan {
  readonly images: readonly PlannedImage[];
  /** Files that belong to none. */
  readonly left: readonly { readonly file: number; readonly fault: FileFault }[];
}

export const mostViews = 5;
const spoken: Readonly<Record<string, number>> = { top: 1, side: 2, front: 3 };
const isEnhancement = (word: string): word is Enhancement => (enhancements as readonly string[]).includes(word);

/** `bag-007_view2_BW.png` is the picture BW of view 2 of "bag-007". Without a view it is the first, without an enhancement colour. */
export function readPictureName(file: string, numbersAreViews: boolean): { name: string; view: number; enhancement: Enhancement } {
  const words = file.replace(/\.[^.]*$/u, "").split(/([-_. ]+)/u);
  let view: number | undefined;
  let enhancement: Enhancement | undefined;
  // from the end: a word, and what parts it from the one before
  while (words.length > 2) {
    const word = words.at(-1)!;
    const number = viewOf(word, numbersAreViews);
    if (enhancement === undefined && isEnhancement(word.toUpperCase())) enhancement = word.toUpperCase() as Enhancement;
    else if (view === undefined && number !== undefined) view = number;
    else break;
    words.splice(-2);
  }
  return { name: words.join(""), view: view ?? 1, enhancement: enhancement ?? "COL" };
}

function viewOf(word: string, numbersAreViews: boolean): number | undefined {
  const lower = word.toLowerCase();
  const digits = /^(?:view|v)([1-9])$/u.exec(lower)?.[1] ?? (numbersAreViews ? /^[1-9]$/u.exec(lower)?.[0] : undefined);
  return digits === undefined ? spoken[lower] : Number(digits);
}

/** Which files belong together, and which to none. */
export function planPictures(files: readonly NamedFile[], numbersAreViews: boolean): PicturePlan {
  const images = new Map<string, PlacedPicture[]>();
  const left: { file: number; fault: FileFault }[] = [];
  for (const [file, { name: called, size }] of files.entries()) {
    const fault = typeOfName(called) === undefined ? "type" : size === 0 ? "empty" : size > mostPictureBytes ? "large" : undefined;
    const { name, view, enhancement } = readPictureName(called, numbersAreViews);
    const own = images.get(name) ?? [];
    if (fault !== undefined) left.push({ file, fault });
    else if (own.some((one) => one.view === view && one.enhancement === enhancement)) left.push({ file, fault: "twice" });
    else images.set(name, [...own, { file, view, enhancement }]);
  }
  return { images: [...images].map(([name, pictures]) => planned(name, pictures)), left };
}

function planned(name: string, pictures: readonly PlacedPicture[]): PlannedImage {
  const views = Math.max(...pictures.map(({ view }) => view));
  const seen = new Set(pictures.map(({ view }) => view));
  return { name, views, pictures, fault: views > mostViews ? "views" : seen.size < views ? "gap" : undefined };
}
