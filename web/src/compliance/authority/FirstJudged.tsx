import { asksInPeriods, asksOf } from "@vigil/model/compliance/authority/authorityAsks";
import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { asksDiffer } from "@vigil/model/compliance/authority/authorityRuleRules";
import { firstJudged } from "@vigil/model/compliance/authority/firstJudged";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldError } from "../../entity/form/formErrors.ts";
import type { Row } from "../../entity/row.ts";
import { formatDate } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";

const read = ["validFrom", "periodMonths", "startMonth"] as const;

/** Which period is the first that is judged by the rule as it is typed: at the day from which it holds. */
export function FirstJudged({ record, typed }: { record: Row | null; typed: Partial<AuthorityRule> }) {
  const { t } = useTranslation();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  if (read.some((name) => fieldError(authorityRule.fields[name], typed[name]) !== undefined)) return null;
  const before = record as unknown as AuthorityRule | null;
  const wanted = { ...before, ...typed } as AuthorityRule;
  if (!asksInPeriods(wanted) && (before === null || !asksInPeriods(before))) return null; // no period is judged
  // of one that is planned its record does not tell whether an older version holds
  const holds = before !== null && before.validFrom <= today;
  if (before !== null && !holds) return null;
  if (before !== null && before.validFrom === wanted.validFrom && !asksDiffer(asksOf(before), wanted)) return null;
  const { from, until } = firstJudged(wanted, wanted.validFrom, { changes: holds });
  const said = t(holds ? "authority.judgedAfter" : "authority.judgedFirst", { from: formatDate(from), until: formatDate(until) });
  // periods that are over are judged as well, by a rule nobody knew then
  return until < today ? <Message kind="warning">{said}</Message> : <p>{said}</p>;
}
