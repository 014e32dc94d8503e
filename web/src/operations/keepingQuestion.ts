import { goesMore, keepsLess, type Times } from "@vigil/model/operations/keptWork";
import i18next from "i18next";
import type { Question } from "../shell/confirmation.ts";
import { goingText } from "./goingText.ts";
import { countedKeeping } from "./keepingCalls.ts";

/** Before a domain keeps anything for a shorter time: what the next night takes, kind by kind. */
export async function keepingQuestion(before: Times & { readonly id: number }, times: Times): Promise<Question | undefined> {
  if (!keepsLess(times, before)) return undefined;
  const keeping = await countedKeeping(before.id);
  const counted = keeping.kinds.some(({ countedAt }) => countedAt !== null);
  const going = goesMore(keeping, times);
  if (counted && going.length === 0) return undefined;
  return {
    title: i18next.t("keeping.shorterTitle"),
    text: counted
      ? [
          i18next.t("keeping.shorterText"),
          ...going.map((one) => i18next.t("keeping.takesOf", { what: i18next.t(`keeping.kinds.${one.kind}`), rows: goingText(one) })),
          i18next.t("keeping.shorterGone"),
        ].join("\n")
      : i18next.t("keeping.shorterUncounted"),
    confirm: i18next.t("keeping.shorterConfirm"),
    danger: true,
  };
}
