import { useTranslation } from "react-i18next";
import { isLanguage, languages, ownName } from "@vigil/model/phrases/languages";
import { speak } from "../i18n.ts";

/** Every language in its own name, so that whoever cannot read the page finds theirs. */
export function LanguageSelect({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  return (
    <select
      className={className}
      aria-label={t("signIn.language")}
      value={i18n.language}
      onChange={({ target }) => {
        if (isLanguage(target.value)) void speak(target.value);
      }}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {ownName(code)}
        </option>
      ))}
    </select>
  );
}
