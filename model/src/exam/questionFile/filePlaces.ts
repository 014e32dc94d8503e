import type { PictureSize } from "../../values/pictureSize.ts";
import { Unreadable } from "./questionReader.ts";

/** An outline in shares of a picture. */
type Outline = [number, number][];

const decimals = 100_000;
const share = (of: number, whole: number): number => Math.round(Math.min(1, Math.max(0, of / whole)) * decimals) / decimals;
const shares = (points: readonly (readonly [number, number])[], { width, height }: PictureSize): Outline =>
  points.map(([x, y]) => [share(x, width), share(y, height)]);

const roundCorners = 24;
/** A round place, as a shape of corners. */
const roundOf = (x: number, y: number, across: number, down: number): [number, number][] =>
  Array.from({ length: roundCorners }, (_, index) => {
    const angle = (2 * Math.PI * index) / roundCorners;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });

const pairsOf = (numbers: readonly number[]): [number, number][] =>
  numbers.flatMap((x, index) => (index % 2 === 0 && index + 1 < numbers.length ? [[x, numbers[index + 1]!] as [number, number]] : []));

/** The numbers of a text; a share of the picture (“84%”) is one of `whole` in turn. */
function numbersIn(text: string, wholes: readonly number[]): number[] {
  return text
    .split(/[\s,;]+/u)
    .filter((each) => each !== "")
    .map((each, index) => (each.endsWith("%") ? (Number(each.slice(0, -1)) / 100) * wholes[index % wholes.length]! : Number(each)));
}

const mostCorners = 200;

/** An area as HTML's image maps and QTI write it: rect 1,1,2,2 · circle x,y,r · ellipse x,y,a,b · poly. */
export function qtiArea(shape: string, coords: string, size: PictureSize): Outline {
  const numbers = numbersIn(coords, [size.width, size.height]);
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN, four = Number.NaN] = numbers;
  if (shape === "rect")
    return checked(
      [
        [one, two],
        [three, two],
        [three, four],
        [one, four],
      ],
      shape,
      coords,
      size,
    );
  if (shape === "circle") return checked(roundOf(one, two, three, three), shape, coords, size);
  if (shape === "ellipse") return checked(roundOf(one, two, three, four), shape, coords, size);
  return checked(shape === "poly" ? withoutEnd(pairsOf(numbers)) : [], shape, coords, size);
}

/** A zone as Moodle writes it: rectangle x,y;width,height · circle x,y;r · polygon x,y;x,y;… */
export function moodleZone(shape: string, coords: string, size: PictureSize): Outline {
  const numbers = numbersIn(coords, [1]);
  const [x = Number.NaN, y = Number.NaN, one = Number.NaN, two = Number.NaN] = numbers;
  if (shape === "rectangle")
    return checked(
      [
        [x, y],
        [x + one, y],
        [x + one, y + two],
        [x, y + two],
      ],
      shape,
      coords,
      size,
    );
  if (shape === "circle") return checked(roundOf(x, y, one, one), shape, coords, size);
  return checked(shape === "polygon" ? withoutEnd(pairsOf(numbers)) : [], shape, coords, size);
}

/** The last corner of an outline may be its first one again. */
function withoutEnd(points: [number, number][]): [number, number][] {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? points.slice(0, -1) : points;
}

function checked(points: [number, number][], shape: string, coords: string, size: PictureSize): Outline {
  const sound = points.length >= 3 && points.length <= mostCorners && points.flat().every((each) => Number.isFinite(each));
  if (!sound) throw new Unreadable("placeUnclear", `${shape} ${coords}`);
  return shares(points, size);
}

/** And back, in whole pixels of the picture as it is shown; no corner comes twice in a row. */
export function cornersOf(polygon: readonly (readonly [number, number])[], { width, height }: PictureSize): [number, number][] {
  const corners = polygon.map(([x, y]): [number, number] => [Math.round(x * width), Math.round(y * height)]);
  return corners.filter(([x, y], index) => {
    const [beforeX, beforeY] = corners[index - 1] ?? [];
    return x !== beforeX || y !== beforeY;
  });
}

const moodleMost = { width: 600, height: 400 };
/** Moodle makes pictures that are larger smaller when they come in, and counts in pixels of the small one. */
export function sizeInMoodle({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, moodleMost.width / width, moodleMost.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
