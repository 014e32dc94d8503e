import type { authorityRule, AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RulePreviewLines } from "@vigil/model/compliance/authority/rulePreviewWire";
import i18next from "i18next";
import { call } from "../../api.ts";
import type { Place } from "../../entity/place.ts";
import { formatNumber } from "../../ui/format.ts";
import { barredWords } from "./barredWords.ts";
import { previewBody } from "./previewBody.ts";
import { endedPreview, startPreview } from "./rulePreviewCalls.ts";

const namedMost = 3;

/** Who would stand otherwise by a rule that is about to be saved; nobody: nothing is asked. */
export const askBeforeRule: NonNullable<Place<typeof authorityRule>["question"]> = async (values, before) => {
  const body = previewBody(values as Partial<AuthorityRule>, before?.id ?? null);
  if (body === undefined) return undefined; // the form says what is wrong with it
  const { id, state, changed, ...turned } = await endedPreview(await startPreview(body));
  const [title, confirm] = [i18next.t("authority.askTitle"), i18next.t("authority.askConfirm")];
  if (state !== "done") return { title, text: i18next.t("authority.askUnknown"), confirm };
  if (changed === 0) return undefined;
  const { rows } = await call<RulePreviewLines>("GET", `rulepreviews/${id}/lines?limit=${namedMost}`);
  const text = i18next.t("authority.askText", {
    count: changed,
    number: formatNumber(changed) as never,
    names: new Intl.ListFormat(i18next.language, { type: "unit" }).format(rows.map(({ name, username }) => name || username)),
  });
  return { title, text: `${text} ${barredWords(turned)}`.trim(), confirm };
};
