import { z } from "zod";
import { accepted, isAcceptedNumber, isAcceptedPlace, isAcceptedText } from "../curriculum/questionKinds.ts";
import { isPlaced, isWritten, type QuestionModel } from "../curriculum/questionModel.ts";
import { answerOf, valueFits } from "./answerValue.ts";
import type { Offered } from "./askedParts.ts";

const option = z.int().min(0);

/**
 * What was said of a question afterwards, as its key was wrong: another key, or several of which each is right; everybody gets it; or it is
 * taken out, and nobody is judged by it. Options by the numbers of the bank.
 */
export const ruling = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("key"),
    /** None of a question whose answer is written or marked. */
    keys: z.array(z.array(option).min(1).max(50)).max(20),
    accepted: z.array(accepted).max(320).optional(),
  }),
  z.strictObject({ kind: z.literal("everybody") }),
  z.strictObject({ kind: z.literal("out") }),
]);
export type Ruling = z.infer<typeof ruling>;
export type RulingKind = Ruling["kind"];

interface Asked {
  model: QuestionModel;
  options: readonly Offered[];
}

/** It names what the question offers, as an answer to it would: of one answer one, of steps each, of items each with its target. */
export function rulingFits({ model, options }: Asked, said: Ruling): boolean {
  if (said.kind !== "key") return true;
  if (isWritten(model)) {
    const right = said.accepted ?? [];
    return said.keys.length === 0 && right.length > 0 && right.every(model === "text" ? isAcceptedText : isAcceptedNumber);
  }
  // of a scan it may be that there is nothing
  if (isPlaced(model))
    return (
      said.keys.length === 0 && (said.accepted?.every(isAcceptedPlace) ?? false) && (model === "findThreat" || said.accepted?.length !== 0)
    );
  const items = options.filter(({ side }) => side === undefined).length;
  const wanted = model === "match" ? 2 * items : model === "order" ? items : undefined;
  return (
    said.accepted === undefined &&
    said.keys.length > 0 &&
    said.keys.every(
      (key) =>
        valueFits(model, key) && answerOf({ model, options }, key).length === key.length && (wanted === undefined || key.length === wanted),
    )
  );
}
