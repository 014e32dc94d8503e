import type { NotificationVariant } from "@vigil/model/curriculum/notification";
import { translated } from "@vigil/model/curriculum/translated";
import type { Translations } from "@vigil/model/curriculum/translations";
import i18next from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "@vigil/model/phrases/languages";
import styles from "./Notices.module.css";
import { NoticeText, type NoticeTimes } from "./NoticeText.tsx";

const signs: Readonly<Record<NotificationVariant, string>> = { info: "i", success: "✓", warning: "!", danger: "!" };

interface NoticeProps extends NoticeTimes {
  variant: NotificationVariant;
  content: Translations;
  /** Whose language it is shown in: the page's where nothing is said. */
  language?: string;
  /** What stands below the text, and what stands beside it. */
  below?: ReactNode;
  children?: ReactNode;
}

/** One notice. Its colour says how much it matters; so do the sign and, to who cannot see them, a word. */
export function Notice({ variant, content, startAt, endAt, language = i18next.language, below, children }: NoticeProps) {
  const { t } = useTranslation();
  const said = translated(content, language);
  return (
    <div className={styles.notice} data-variant={variant}>
      <span className={styles.sign} aria-hidden>
        {signs[variant]}
      </span>
      <div className={styles.text} lang={said?.locale} dir={said && directionOf(said.locale)}>
        <span className={styles.hidden}>{t(`notices.variants.${variant}`)}: </span>
        <NoticeText text={said?.text ?? ""} locale={said?.locale} times={{ startAt, endAt }} />
        {below}
      </div>
      {children}
    </div>
  );
}
