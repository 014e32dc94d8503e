import type { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import i18next from "i18next";
import type { Cells } from "../../entity/place.ts";
import { formatNumber } from "../../ui/format.ts";

const counted = (ids: readonly number[] | undefined, everybody: "authority.anyCompany" | "authority.anyStanding") =>
  ids && (ids.length === 0 ? i18next.t(everybody) : formatNumber(ids.length));

/** Nobody named is everybody. */
export const authorityRuleCells: Cells<typeof authorityRule> = {
  companies: ({ companies }) => counted(companies, "authority.anyCompany"),
  groups: ({ groups }) => counted(groups, "authority.anyStanding"),
  accessLevels: ({ accessLevels }) => counted(accessLevels, "authority.anyStanding"),
};
