import { spans, usualSpan } from "@vigil/model/measurement/observer/measureWire";
import { z } from "zod";

/** How many months back, as an address says it. */
export const spanQuery = z.coerce
  .number()
  .pipe(z.union(spans.map((months) => z.literal(months))))
  .default(usualSpan);
