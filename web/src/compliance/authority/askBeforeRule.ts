import { authorityRule, type AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { AuthorityPreview } from "@vigil/model/compliance/authority/authorityWire";
import i18next from "i18next";
import { call } from "../../api.ts";
import type { Place } from "../../entity/place.ts";
import { formatNumber } from "../../ui/format.ts";
import { previewBody } from "./previewBody.ts";

const namedMost = 3;

/** Who would stand otherwise by a rule that is about to be saved; nobody: nothing is asked. */
export const askBeforeRule: NonNullable<Place<typeof authorityRule>["question"]> = async (values, before) => {
  const body = previewBody(values as Partial<AuthorityRule>, before?.id ?? null);
  if (body === undefined) return undefined; // the form says what is wrong with it
  const { changed, rows } = await call<AuthorityPreview>("POST", `${authorityRule.url}/preview`, { body: { ...body, offset: 0 } });
  if (changed === 0) return undefined;
  return {
    title: i18next.t("authority.askTitle"),
    text: i18next.t("authority.askText", {
      count: changed,
      number: formatNumber(changed) as never,
      names: new Intl.ListFormat(i18next.language, { type: "unit" }).format(
        rows.slice(0, namedMost).map(({ name, username }) => name || username),
      ),
    }),
    confirm: i18next.t("authority.askConfirm"),
  };
};
