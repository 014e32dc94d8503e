import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { call } from "../../api.ts";
import type { Place } from "../../entity/place.ts";
import { typedDraft, previewBody } from "./previewBody.ts";
import { endedPreview, startPreview } from "./rulePreviewCalls.ts";
import { turnedWords } from "./turnedWords.ts";

/** Whom switching a rule off lets work again, and whom switching it on keeps from work; of several rules at once nothing is told. */
export const actedRule: NonNullable<Place<typeof authorityRule>["consequence"]> = async (action, ids) => {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return undefined;
  const { validFrom, ...rule } = await call<AuthorityRule>("GET", `${authorityRule.url}/${id}`);
  // one that is switched off is off at once, whenever it begins
  const body = action === "activate" ? previewBody({ ...rule, validFrom, active: true }, id) : typedDraft({ ...rule, active: false }, id);
  if (body === undefined) return undefined;
  const preview = await endedPreview(await startPreview(body));
  return (preview.state === "done" && (await turnedWords(preview))) || undefined;
};
