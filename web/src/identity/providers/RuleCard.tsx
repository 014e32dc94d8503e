import { NativeSelect, TextInput } from "@mantine/core";
import type { RuleKind } from "@vigil/model/identity/identityRules";
import { useTranslation } from "react-i18next";
import { ReferenceControl } from "../../entity/form/ReferenceControl.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConditionRow } from "./ConditionRow.tsx";
import styles from "./Rules.module.css";
import type { RuleDraft } from "./ruleDraft.ts";
import { RuleTests } from "./RuleTests.tsx";

interface RuleCardProps {
  kind: RuleKind;
  rule: RuleDraft;
  editable: boolean;
  /** The server refused it. */
  faulty: boolean;
  set: (change: Partial<RuleDraft>) => void;
  remove: () => void;
  /** One place up; undefined = it is the first. */
  move: (() => void) | undefined;
}

/** One rule: when it holds, what it gives, and what it must make of which claims. */
export function RuleCard({ kind, rule, editable, faulty, set, remove, move }: RuleCardProps) {
  const { t } = useTranslation();
  const { conditions } = rule;
  return (
    <fieldset className={styles.rule} disabled={!editable} data-faulty={faulty || undefined}>
      <legend className={styles.legend}>
        <bdi>{rule.name || t("identity.add")}</bdi>
      </legend>
      <div className={styles.fields}>
        <TextInput
          label={t("identity.name")}
          value={rule.name}
          maxLength={100}
          withAsterisk
          dir="auto"
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextInput
          label={t("identity.description")}
          value={rule.description}
          maxLength={1000}
          dir="auto"
          onChange={({ target }) => set({ description: target.value })}
        />
      </div>
      <NativeSelect
        label={t("identity.match.label")}
        value={rule.match}
        data={(["all", "any"] as const).map((value) => ({ value, label: t(`identity.match.${value}`) }))}
        onChange={({ target }) => set({ match: target.value === "any" ? "any" : "all" })}
      />
      {conditions.length === 0 && <p className={styles.quiet}>{t("identity.always")}</p>}
      {conditions.map((condition, index) => (
        <ConditionRow
          // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
          key={index}
          number={index + 1}
          condition={condition}
          set={(next) => set({ conditions: conditions.map((each, place) => (place === index ? next : each)) })}
          remove={() => set({ conditions: conditions.filter((_, place) => place !== index) })}
        />
      ))}
      <div>
        <Button kind="plain" size="small" onClick={() => set({ conditions: [...conditions, { claim: "", is: "equals", value: "" }] })}>
          {t("identity.addCondition")}
        </Button>
      </div>
      <ReferenceControl
        name={`target-${rule.key}`}
        label={t(`identity.targets.${kind}`)}
        description=""
        error={undefined}
        withAsterisk
        onBlur={() => {}}
        to={kind}
        value={rule.target}
        nullable={false}
        set={(target) => set({ target })}
      />
      <RuleTests kind={kind} rule={rule} set={(tests) => set({ tests })} />
      <div className={styles.bar}>
        {move && (
          <Button kind="plain" size="small" onClick={move}>
            {t("identity.up")}
          </Button>
        )}
        <Button kind="plain" size="small" onClick={remove}>
          {t("identity.removeRule")}
        </Button>
      </div>
    </fieldset>
  );
}
