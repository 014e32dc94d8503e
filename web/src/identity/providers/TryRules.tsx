import { granted, ruleKinds, targetOf, type IdentityRules, type RuleKind } from "@vigil/model/identity/identityRules";
import { listEntities } from "@vigil/model/lists";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { optionsQuery } from "../../entity/entityCalls.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Card } from "../../ui/Card.tsx";
import { JsonObject } from "./JsonObject.tsx";
import styles from "./Rules.module.css";

const example = { preferred_username: "ada", email: "ada@example.org", groups: ["screeners"] };

/** What the rules make of somebody, as soon as the claims are typed. */
export function TryRules({ rules }: { rules: IdentityRules }) {
  const { t } = useTranslation();
  const [claims, setClaims] = useState<Record<string, unknown> | null>(example);
  const result = granted(rules, claims ?? {});
  const ids: Record<RuleKind, readonly number[]> = {
    accessLevel: result.accessLevelId === null ? [] : [result.accessLevelId],
    company: result.companyId === null ? [] : [result.companyId],
    program: result.programIds,
  };
  const names = useQueries({
    queries: ruleKinds.map((kind) => ({
      ...optionsQuery(listEntities[kind], { id: ids[kind].join(",") }),
      enabled: ids[kind].length > 0,
    })),
  });
  const refused = result.accessLevelId === null || result.companyId === null;
  return (
    <div className={styles.columns}>
      <Card title={t("identity.tryTitle")} lead={t("identity.tryText")}>
        <JsonObject label={t("identity.input")} value={example} set={setClaims} />
      </Card>
      {claims && (
        <Card title={t("identity.rules")} {...(refused ? { lead: t("identity.nothing") } : {})}>
          <dl className={styles.facts} aria-live="polite">
            {ruleKinds.map((kind, index) => (
              <div key={kind}>
                <dt>{kind === "program" ? fieldLabel("user", "programs") : fieldLabel("user", targetOf[kind])}</dt>
                <dd>
                  <bdi>
                    {ids[kind].map((id) => names[index]?.data?.find((option) => option.id === id)?.name ?? `#${id}`).join(", ") || "–"}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  );
}
