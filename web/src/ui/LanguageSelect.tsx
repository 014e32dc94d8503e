import { useTranslation } from "react-i18next";
import { isLanguage, languages, ownName } from "@vigil/model/phrases/languages";
import { isUnread } from "@vigil/model/phrases/readBySpeakers";
import { speak } from "../i18n.ts";

interface LanguageSelectProps {
  className?: string | undefined;
  /** Of the line below, where there is room for one: a language that no speaker has read says so. Elsewhere the choice tells it when it is pointed at. */
  noteClassName?: string | undefined;
}

/** Every language in its own name, so that whoever cannot read the page finds theirs. */
export function LanguageSelect({ className, noteClassName }: LanguageSelectProps) {
  const { t, i18n } = useTranslation();
  const note = isUnread(i18n.language) ? t("languages.unread") : undefined;
  return (
    <>
      <select
        className={className}
        aria-label={t("signIn.language")}
        title={note}
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
      {note !== undefined && noteClassName !== undefined && <small className={noteClassName}>{note}</small>}
    </>
  );
}
