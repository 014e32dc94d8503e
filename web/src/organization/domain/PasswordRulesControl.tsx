import {
  isPasswordComplexity,
  maximumPasswordLength,
  minimumPasswordLength,
  passwordRules,
  type PasswordRule,
} from "@vigil/model/identity/passwordRules";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Message } from "../../ui/Message.tsx";

const parts = ["upper", "lower", "digit", "symbol", "notUsername", "notCommon"] as const;
type Part = (typeof parts)[number];

/** What is shown of the rules, and the text that says it. */
interface Shown {
  text: string;
  /** As it is typed: one digit of it may be too little. */
  length: string;
  wanted: readonly Part[];
}

function shownOf(text: string): Shown {
  const rules = passwordRules(text);
  const length = rules.reduce((most, rule) => (rule.rule === "minLength" ? Math.max(most, rule.value) : most), minimumPasswordLength);
  return { text, length: String(length), wanted: parts.filter((part) => rules.some(({ rule }) => rule === part)) };
}

/** What passwords of a domain must have: a length, and what else. Without a rule of its own the usual ones hold. */
export function PasswordRulesControl({ form: { entity, values, errors, set }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const text = plainText(values[name]);
  const [written, setWritten] = useState<Shown>();
  const mine = written?.text === text;
  const { length, wanted } = mine ? written : shownOf(text);
  const write = (least: string, chosen: readonly Part[]) => {
    const rules: PasswordRule[] = [{ rule: "minLength", value: Number(least) }, ...chosen.map((rule) => ({ rule }))];
    const said = JSON.stringify(rules);
    setWritten({ text: said, length: least, wanted: chosen });
    set(name, said);
  };
  const bounds = { least: minimumPasswordLength, most: maximumPasswordLength };
  const fits = Number.isInteger(Number(length)) && Number(length) >= bounds.least && Number(length) <= bounds.most;
  return (
    <fieldset className={formStyles.choiceList}>
      <legend>{fieldLabel(entity.name, name)}</legend>
      {values["secureProfile"] === true && <p className={formStyles.hint}>{t("passwordRules.secure")}</p>}
      {!mine && !isPasswordComplexity(text) && <Message kind="warning">{t("passwordRules.unreadable")}</Message>}
      <TextInput
        className={formStyles.short}
        name={name}
        type="number"
        label={t("passwordRules.length")}
        min={bounds.least}
        max={bounds.most}
        value={length}
        error={fits ? errors[name] : t("passwordRules.bounds", bounds)}
        onChange={({ target }) => write(target.value, wanted)}
      />
      {parts.map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={wanted.includes(part)}
            onChange={({ target }) => write(length, target.checked ? [...wanted, part] : wanted.filter((each) => each !== part))}
          />
          {t(`passwordRules.${part}`)}
        </label>
      ))}
    </fieldset>
  );
}
