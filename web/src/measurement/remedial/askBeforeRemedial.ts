import type { remedialRule, RemedialRule } from "@vigil/model/measurement/remedial/remedialRule";
import i18next from "i18next";
import type { Place } from "../../entity/place.ts";
import { askRemedial, remedialAsk } from "./remedialAsk.ts";

const namedMost = 3;

/** Who gets training as soon as the rule is saved; nobody: nothing is asked. */
export const askBeforeRemedial: NonNullable<Place<typeof remedialRule>["question"]> = async (values, before) => {
  const body = remedialAsk(values as Partial<RemedialRule>, before?.id ?? null);
  if (body === undefined || values.active === false) return undefined;
  const { count, rows } = await askRemedial(body);
  if (count === 0) return undefined;
  const names = new Intl.ListFormat(i18next.language, { type: "unit" }).format(rows.slice(0, namedMost).map(({ name }) => name));
  return {
    title: i18next.t("remedial.askTitle"),
    text: i18next.t("remedial.askText", { count, names }),
    confirm: i18next.t("remedial.askConfirm"),
  };
};
