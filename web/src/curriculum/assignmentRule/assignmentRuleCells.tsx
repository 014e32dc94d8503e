import { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import i18next from "i18next";
import type { Cells } from "../../entity/place.ts";
import { FirstName } from "../../entity/record/FirstName.tsx";

const named =
  (name: "programs" | "companies" | "groups" | "accessLevels") => (rule: { readonly [Name in typeof name]?: readonly number[] }) => {
    const ids = rule[name];
    return ids && <FirstName to={assignmentRule.fields[name].to ?? ""} ids={ids} none={i18next.t("entity.none")} />;
  };

export const assignmentRuleCells: Cells<typeof assignmentRule> = {
  programs: named("programs"),
  companies: named("companies"),
  groups: named("groups"),
  accessLevels: named("accessLevels"),
};
