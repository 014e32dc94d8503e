import { spans, usualSpan, type Span } from "@vigil/model/measurement/observer/measureWire";

/** The span that an address names. */
export const spanOf = (months: string | undefined): Span => spans.find((span) => String(span) === months) ?? usualSpan;
