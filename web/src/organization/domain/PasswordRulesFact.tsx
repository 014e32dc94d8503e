import { passwordRules, securePasswordRules } from "@vigil/model/identity/passwordRules";
import { useTranslation } from "react-i18next";

/** What passwords of a domain must have, in the words of the page where one is chosen: the rules that hold, its own or not. */
export function PasswordRulesFact({ text, secure }: { text: string; secure: boolean }) {
  const { t } = useTranslation();
  const rules = secure ? securePasswordRules : passwordRules(text);
  const minimum = rules.reduce((most, rule) => (rule.rule === "minLength" ? Math.max(most, rule.value) : most), 0);
  return (
    <>
      {t("passwordRules.title")}
      <ul>
        {[...new Set(rules.map(({ rule }) => rule))].map((rule) => (
          <li key={rule}>{rule === "minLength" ? t("passwordRules.minLength", { minimum }) : t(`passwordRules.${rule}`)}</li>
        ))}
      </ul>
    </>
  );
}
