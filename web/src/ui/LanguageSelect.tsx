import { useTranslation } from "react-i18next";
import { isLanguage, languages, ownName } from "@vigil/model/phrases/languages";
import { isUnread } from "@vigil/model/phrases/readBySpeakers";
import { isPseudo, pseudoLanguage, sayPseudo } from "../pseudo/pseudoLanguage.ts";
import { languagePlace, speak } from "../i18n.ts";

interface LanguageSelectProps {
  className?: string | undefined;
  /** What was chosen is spoken, and kept for the account in this tab. */
  chosen?: () => void;
}

/** Every language in its own name, so that whoever cannot read the page finds theirs. One that no speaker has read says so when it is pointed at. */
export function LanguageSelect({ className, chosen }: LanguageSelectProps) {
  const { t, i18n } = useTranslation();
  return (
    <select
      className={className}
      aria-label={t("signIn.language")}
      title={isUnread(i18n.language) ? t("languages.unread") : undefined}
      value={import.meta.env.DEV && isPseudo() ? pseudoLanguage : i18n.language}
      onChange={({ target }) => {
        if (import.meta.env.DEV && (isPseudo() || target.value === pseudoLanguage)) return void sayPseudo(target.value);
        if (!isLanguage(target.value)) return;
        sessionStorage.setItem(languagePlace, target.value);
        void speak(target.value).then(chosen);
      }}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {ownName(code)}
        </option>
      ))}
      {import.meta.env.DEV && <option value={pseudoLanguage}>{pseudoLanguage}</option>}
    </select>
  );
}
