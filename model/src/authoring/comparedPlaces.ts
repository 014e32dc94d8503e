import type { DraftPart } from "./draftPart.ts";

/** An outline on a picture, or in one of the views of a scan. */
export interface ComparedOutline {
  view: number;
  points: [number, number][];
}

/** A place that was drawn, as it was and as it is; null where it was not, or is no more. */
export interface ComparedPlace {
  label: string;
  before: ComparedOutline[] | null;
  after: ComparedOutline[] | null;
}

interface Drawn {
  id: number;
  label: string;
  polygon?: [number, number][] | undefined;
  /** Of a lab in shares of the picture, of a question in pixels of the view. */
  places?: { view?: number; polygon?: [number, number][]; points?: [number, number][] }[] | undefined;
}

/** Places of a picture that are found, or threats of a scan, in labs and in questions alike. */
const drawnIn = (block: DraftPart["block"] | undefined): readonly Drawn[] =>
  block === undefined ? [] : "regions" in block ? block.regions : "threats" in block ? block.threats : [];

const outlinesOf = ({ polygon, places = [] }: Drawn): ComparedOutline[] =>
  polygon === undefined
    ? places.map(({ view = 0, polygon: own, points = own ?? [] }) => ({ view, points }))
    : [{ view: 0, points: polygon }];

/** The places of a part that came, went, or were drawn anew; by their numbers, which stay. */
export function comparedPlaces(before: DraftPart["block"] | undefined, after: DraftPart["block"] | undefined): ComparedPlace[] {
  const [was, is] = [drawnIn(before), drawnIn(after)];
  const ids = [...new Set([...was, ...is].map(({ id }) => id))];
  return ids.flatMap((id): ComparedPlace[] => {
    const [old, now] = [was, is].map((all) => all.find((each) => each.id === id));
    const [one, other] = [old === undefined ? null : outlinesOf(old), now === undefined ? null : outlinesOf(now)];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [{ label: (now ?? old)!.label, before: one, after: other }];
  });
}
