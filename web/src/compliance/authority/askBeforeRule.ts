import type { authorityRule, AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RulePreviewLine, RulePreviewLines } from "@vigil/model/compliance/authority/rulePreviewWire";
import i18next from "i18next";
import { call } from "../../api.ts";
import type { Place } from "../../entity/place.ts";
import { formatNumber } from "../../ui/format.ts";
import { barredWords } from "./barredWords.ts";
import { previewBody } from "./previewBody.ts";
import { endedPreview, startPreview } from "./rulePreviewCalls.ts";

const namedMost = 3;

const standingWord = (standing: RulePreviewLine["before"]): string =>
  i18next.t(standing === null ? "authority.notConcerned" : `authority.standings.${standing}`);

/** One by name, with how they stand before and after where that is not the same. */
const namedChange = ({ name, username, before, after }: RulePreviewLine): string => {
  const who = name || username;
  const moved = before !== after && i18next.t("authority.moves", { before: standingWord(before), after: standingWord(after) });
  return moved === false ? who : `${who} (${moved})`;
};

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
    names: new Intl.ListFormat(i18next.language, { type: "unit" }).format(rows.map(namedChange)),
  });
  return { title, text: `${text} ${barredWords(turned)}`.trim(), confirm };
};
