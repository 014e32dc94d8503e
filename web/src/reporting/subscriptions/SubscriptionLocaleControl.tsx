import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Labelled } from "../../entity/form/Labelled.tsx";
import styles from "../../entity/form/Form.module.css";
import { plainText } from "../../entity/plainText.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { languages, ownName } from "@vigil/model/phrases/languages";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";

/** The language of each reader, or one that mails are written in. */
export function SubscriptionLocaleControl({ form: { values, errors, set }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Labelled id={id} label={fieldLabel("subscription", name)} description={phraseOf("hints.subscription.locale", "")} error={errors[name]}>
      <select
        id={id}
        name={name}
        className={`${styles.input} ${styles.short}`}
        value={plainText(values[name])}
        onChange={({ target }) => set(name, target.value)}
      >
        <option value="">{t("subscriptions.asReader")}</option>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {ownName(code)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
