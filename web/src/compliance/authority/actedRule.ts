import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { StandingList } from "@vigil/model/compliance/authority/standingListWire";
import { call } from "../../api.ts";
import type { Place } from "../../entity/place.ts";
import { barredWords } from "./barredWords.ts";
import { previewBody } from "./previewBody.ts";
import { endedPreview, startPreview } from "./rulePreviewCalls.ts";

/** How many switching a rule off lets work again, and how many switching it on keeps from work; of several rules at once nothing is told. */
export const actedRule: NonNullable<Place<typeof authorityRule>["consequence"]> = async (action, ids) => {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return undefined;
  if (action === "deactivate") {
    const { people } = await call<StandingList>("GET", `standings?standing=barred&ruleId=${id}&limit=1`);
    return barredWords({ barred: 0, freed: people }) || undefined;
  }
  const body = previewBody(await call<AuthorityRule>("GET", `${authorityRule.url}/${id}`), id);
  if (body === undefined) return undefined;
  const preview = await endedPreview(await startPreview(body));
  return (preview.state === "done" && barredWords(preview)) || undefined;
};
