import { useQuery } from "@tanstack/react-query";
import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleNames } from "@vigil/model/compliance/authority/authorityWire";
import { entityNamed } from "@vigil/model/entity/path";
import { FirstName } from "../../entity/record/FirstName.tsx";
import { NameAndOthers } from "../../entity/record/NameAndOthers.tsx";
import { useUser } from "../../shell/user.ts";
import { formatNumber } from "../../ui/format.ts";
import { ruleNamesQuery } from "./ruleNamesQuery.ts";

interface RuleNamesCellProps {
  rule: { id: number; revision: number };
  name: keyof RuleNames;
  ids: readonly number[];
  /** Nobody named is everybody. */
  none: string;
}

/** In the list of rules: the first that one names, and how many more; also for who reads rules and nothing else. */
export function RuleNamesCell({ rule, name, ids, none }: RuleNamesCellProps) {
  const to = authorityRule.fields[name].to ?? "";
  const opens = useUser().permissions.includes(`${entityNamed(to).plural}:view`);
  const { data } = useQuery({ ...ruleNamesQuery(rule), enabled: !opens && ids.length > 0 });
  if (opens || ids.length === 0) return <FirstName to={to} ids={ids} none={none} />;
  const first = data?.[name][0];
  return first === undefined ? formatNumber(ids.length) : <NameAndOthers name={first.name} count={ids.length - 1} />;
}
