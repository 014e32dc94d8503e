import {
  isPasswordComplexity,
  maximumPasswordLength,
  minimumPasswordLength,
  passwordRules,
  type PasswordRule,
} from "@vigil/model/identity/passwordRules";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Message } from "../../ui/Message.tsx";

const parts = ["upper", "lower", "digit", "symbol", "notUsername", "notCommon"] as const;

/** What passwords of a domain must have: a length, and what else. Without a rule of its own the usual ones hold. */
export function PasswordRulesControl({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const text = plainText(values[name]);
  const rules = passwordRules(text);
  const length = rules.reduce((most, rule) => (rule.rule === "minLength" ? Math.max(most, rule.value) : most), minimumPasswordLength);
  const has = (part: (typeof parts)[number]) => rules.some(({ rule }) => rule === part);
  const write = (least: number, wanted: (part: (typeof parts)[number]) => boolean) => {
    const chosen: PasswordRule[] = [{ rule: "minLength", value: least }, ...parts.filter(wanted).map((rule) => ({ rule }))];
    set(name, JSON.stringify(chosen));
  };
  return (
    <fieldset className={formStyles.choiceList}>
      <legend>{fieldLabel(entity.name, name)}</legend>
      {values["secureProfile"] === true && <p className={formStyles.hint}>{t("passwordRules.secure")}</p>}
      {!isPasswordComplexity(text) && <Message kind="warning">{t("passwordRules.unreadable")}</Message>}
      <TextInput
        className={formStyles.short}
        name={name}
        type="number"
        label={t("passwordRules.length")}
        min={minimumPasswordLength}
        max={maximumPasswordLength}
        value={length}
        error={errors[name]}
        onChange={({ target }) => write(Number(target.value), has)}
      />
      {parts.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={has(part)}
            onChange={({ target }) => write(length, (each) => (each === part ? target.checked : has(each)))}
          />
          {t(`passwordRules.${part}`)}
        </label>
      ))}
    </fieldset>
  );
}
