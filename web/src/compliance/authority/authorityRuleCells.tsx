import type { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleNames } from "@vigil/model/compliance/authority/authorityWire";
import i18next from "i18next";
import type { Cells } from "../../entity/place.ts";
import { RuleNamesCell } from "./RuleNamesCell.tsx";

type Row = { id: number; revision: number } & { readonly [Name in keyof RuleNames]?: readonly number[] };

const namesOf = (name: keyof RuleNames, none: "authority.anyCompany" | "authority.anyStanding" | "entity.none") => (rule: Row) => {
  const ids = rule[name];
  return ids && <RuleNamesCell rule={rule} name={name} ids={ids} none={i18next.t(none)} />;
};

export const authorityRuleCells: Cells<typeof authorityRule> = {
  companies: namesOf("companies", "authority.anyCompany"),
  groups: namesOf("groups", "authority.anyStanding"),
  accessLevels: namesOf("accessLevels", "authority.anyStanding"),
  programs: namesOf("programs", "entity.none"),
};
