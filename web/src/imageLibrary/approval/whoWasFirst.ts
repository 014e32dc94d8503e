import { decidedBefore } from "@vigil/model/imageLibrary/imageAct";
import i18next from "i18next";
import type { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { optionLabel } from "../../shell/recordPhrase.ts";

/** Who has decided about an image before, and what, where the refusal tells it. */
export function whoWasFirst(problem: ApiProblem): string {
  const { data } = decidedBefore.safeParse(problem.details);
  if (!data) return problemMessage(problem);
  const [{ state, name }] = data.first;
  const stands = optionLabel("image", "state", state);
  return name === null
    ? i18next.t("imageReview.someoneWasFirst", { state: stands })
    : i18next.t("imageReview.wasFirst", { name, state: stands });
}
