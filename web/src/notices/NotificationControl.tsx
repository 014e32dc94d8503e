import { mostNotificationText, type NotificationVariant } from "@vigil/model/curriculum/notification";
import { useTranslation } from "react-i18next";
import { TranslationsControl, type Insert } from "../curriculum/TranslationsControl.tsx";
import styles from "../curriculum/Translations.module.css";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { Notice } from "./Notice.tsx";

/** The text of a notification, language by language: what can be put in stands beside it, and below it what readers will see. */
export const NotificationControl = ({ form, name }: { form: RecordForm; name: string }) => (
  <TranslationsControl form={form} name={name} rows={4} max={mostNotificationText} Above={Pieces} Below={Preview} />
);

function Pieces({ insert }: { insert: Insert }) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className={styles.insert} onClick={() => insert("{{startAt}}", "", "")}>
        {t("translations.startAt")}
      </button>
      <button type="button" className={styles.insert} onClick={() => insert("{{endAt}}", "", "")}>
        {t("translations.endAt")}
      </button>
      <button type="button" className={styles.insert} onClick={() => insert("**", "**", t("translations.boldSample"))}>
        <strong>{t("translations.strong")}</strong>
      </button>
      <button type="button" className={styles.insert} onClick={() => insert("[", "](https://)", t("translations.linkSample"))}>
        {t("translations.link")}
      </button>
    </>
  );
}

function Preview({ form: { values }, locale, text }: { form: RecordForm; locale: string; text: string }) {
  const { t } = useTranslation();
  const time = (key: string) => (typeof values[key] === "string" ? values[key] : null);
  return (
    <div role="group" aria-label={t("translations.preview")}>
      <Notice
        variant={values["variant"] as NotificationVariant}
        content={{ [locale]: text }}
        startAt={time("startAt")}
        endAt={time("endAt")}
        language={locale}
      />
    </div>
  );
}
