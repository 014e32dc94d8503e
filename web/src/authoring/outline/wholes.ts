/** What is written of a course as a whole, beside its pages. */
export const wholes = ["course", "objectives", "glossary", "questions"] as const;
type Whole = (typeof wholes)[number];
export const isWholePlace = (place: string): place is Whole => (wholes as readonly string[]).includes(place);
