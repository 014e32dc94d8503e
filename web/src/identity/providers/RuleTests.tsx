import { failedTests, ruleOutput, type IdentityRule, type RuleKind } from "@vigil/model/identity/identityRules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { JsonObject } from "./JsonObject.tsx";
import styles from "./Rules.module.css";
import type { RuleDraft } from "./ruleDraft.ts";

interface RuleTestsProps {
  kind: RuleKind;
  rule: RuleDraft;
  set: (tests: IdentityRule["tests"]) => void;
}

/** Claims and what the rule must make of them, checked with every key that is pressed: the same function as at a sign-in. */
export function RuleTests({ kind, rule, set }: RuleTestsProps) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const { tests } = rule;
  const known = { ...rule, target: rule.target ?? 0 };
  const failed = failedTests(kind, known);
  const change = (index: number, part: Partial<IdentityRule["tests"][number]>) =>
    set(tests.map((each, place) => (place === index ? { ...each, ...part } : each)));
  return (
    <details className={styles.tests} open={failed.length > 0 || undefined}>
      <summary>
        {t("identity.tests")} ({tests.length}) {tests.length > 0 && failed.length === 0 && <Tag tone="good">{t("identity.passes")}</Tag>}
      </summary>
      {tests.map(({ input, output }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a test is its place; a round begins when the text is written anew
        <div key={`${round} ${index}`} className={styles.test} role="group" aria-label={t("identity.test", { number: index + 1 })}>
          <JsonObject label={t("identity.input")} value={input} set={(value) => value && change(index, { input: value })} />
          <JsonObject label={t("identity.output")} value={output} set={(value) => value && change(index, { output: value })} />
          <div className={styles.bar}>
            <Tag tone={failed.includes(index) ? "bad" : "good"}>
              {failed.includes(index)
                ? t("identity.fails", { output: JSON.stringify(ruleOutput(kind, known, input)) })
                : t("identity.passes")}
            </Tag>
            {failed.includes(index) && (
              <Button
                kind="plain"
                size="small"
                onClick={() => {
                  change(index, { output: ruleOutput(kind, known, input) });
                  setRound(round + 1);
                }}
              >
                {t("identity.takeOutput")}
              </Button>
            )}
            <Button
              kind="plain"
              size="small"
              onClick={() => {
                set(tests.filter((_, place) => place !== index));
                setRound(round + 1);
              }}
            >
              {t("identity.removeTest")}
            </Button>
          </div>
        </div>
      ))}
      <Button kind="plain" size="small" onClick={() => set([...tests, { input: { groups: [] }, output: {} }])}>
        {t("identity.addTest")}
      </Button>
    </details>
  );
}
