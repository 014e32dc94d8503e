import { isAcceptedNumber, isAcceptedText, type Accepted } from "../curriculum/questionKinds.ts";
import { foldedText } from "./foldedText.ts";
import { writtenNumbers } from "./writtenNumbers.ts";

/** As floating points are: 0.1 + 0.2 is within 0 of 0.3. */
const leastSlack = 1e-9;

/** Whether what was written is one of the accepted answers. */
export const isAccepted = (accepted: readonly Accepted[], written: string, unit?: string): boolean =>
  accepted.some((each) =>
    isAcceptedText(each)
      ? sameText(each, written)
      : isAcceptedNumber(each) &&
        writtenNumbers(written, unit).some(
          (number) => Math.abs(number - each.value) <= each.tolerance + leastSlack * Math.max(1, Math.abs(each.value)),
        ),
  );

/** An answer that is all punctuation has nothing to fold. */
function sameText(one: string, other: string): boolean {
  const [ours, theirs] = [foldedText(one), foldedText(other)];
  return ours === "" ? one.trim() === other.trim() : ours === theirs;
}
