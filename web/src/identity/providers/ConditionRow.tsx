import { NativeSelect, TextInput } from "@mantine/core";
import { ruleOperators, type RuleCondition, type RuleOperator } from "@vigil/model/identity/identityRules";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./Rules.module.css";

interface ConditionRowProps {
  number: number;
  condition: RuleCondition;
  set: (condition: RuleCondition) => void;
  remove: () => void;
}

export function ConditionRow({ number, condition, set, remove }: ConditionRowProps) {
  const { t } = useTranslation();
  const takesValue = condition.is !== "exists" && condition.is !== "notExists";
  return (
    <div className={styles.condition} role="group" aria-label={t("identity.condition", { number })}>
      <TextInput
        label={t("identity.claim")}
        value={condition.claim}
        maxLength={200}
        dir="ltr"
        onChange={({ target }) => set({ ...condition, claim: target.value })}
      />
      <NativeSelect
        label={t("identity.operator")}
        value={condition.is}
        data={ruleOperators.map((value) => ({ value, label: t(`identity.operators.${value}`) }))}
        onChange={({ target }) => set({ ...condition, is: target.value as RuleOperator })}
      />
      {takesValue && (
        <TextInput
          label={t("identity.value")}
          value={condition.value}
          maxLength={500}
          dir="auto"
          onChange={({ target }) => set({ ...condition, value: target.value })}
        />
      )}
      <Button kind="plain" size="small" aria-label={`${t("identity.remove")}: ${t("identity.condition", { number })}`} onClick={remove}>
        ✕
      </Button>
    </div>
  );
}
