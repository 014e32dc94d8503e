import { isAcceptedNumber, type Accepted } from "@vigil/model/curriculum/questionKinds";
import { formatNumber } from "../../ui/format.ts";

const mostPlaces = 10;

/** An accepted answer as it is read: a text, or a number with how far beside it is right as well; a place by what it is. */
export function acceptedText(accepted: Accepted, unit = ""): string {
  if (typeof accepted === "string") return accepted;
  if (!isAcceptedNumber(accepted)) return accepted.label;
  const { value, tolerance } = accepted;
  const number = formatNumber(value, mostPlaces);
  return `${tolerance === 0 ? number : `${number} ± ${formatNumber(tolerance, mostPlaces)}`} ${unit}`.trim();
}
