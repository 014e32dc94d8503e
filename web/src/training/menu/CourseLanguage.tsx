import { useTranslation } from "react-i18next";

const spoken = (tag: string): string => new Intl.Locale(tag).language;

/** Which language a course is written in, where it is not the reader's: what its author did not translate nobody translates. */
export function CourseLanguage({ locale }: { locale: string }) {
  const { t, i18n } = useTranslation();
  if (spoken(locale) === spoken(i18n.language)) return null;
  const name = new Intl.DisplayNames([i18n.language], { type: "language" }).of(locale);
  return (
    <>
      {" "}
      <b data-course-language={locale}>
        {t("shell.language")}: {name}
      </b>
    </>
  );
}
