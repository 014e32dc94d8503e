import type { RuleKind } from "@vigil/model/identity/identityRules";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Row } from "../../entity/row.ts";
import { RulesEditor } from "./RulesEditor.tsx";
import { rulesQuery } from "./rulesQuery.ts";
import { TryRules } from "./TryRules.tsx";

/** The rules of one kind, or all of them to be tried on somebody. */
export function ProviderRules({ record, kind }: { record: Row; kind?: RuleKind }) {
  const { data: rules } = useSuspenseQuery(rulesQuery(record.id));
  if (kind === undefined) return <TryRules rules={rules} />;
  return (
    <RulesEditor key={`${kind} ${JSON.stringify(rules[kind])}`} rules={rules} kind={kind} editable={record.abilities?.edit === true} />
  );
}
