import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { useTranslation } from "react-i18next";
import { focusFirstError } from "../../entity/form/focusFirstError.ts";
import type { FormErrors } from "../../entity/form/formErrors.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./standing.module.css";

/** What has to be put right before a rule can be previewed; each leads to its field. */
export function PreviewFaults({ faults }: { faults: FormErrors }) {
  const { t } = useTranslation();
  return (
    <div className={styles.section} role="status">
      <p>{t("authority.previewLacks")}</p>
      <ul className={styles.list}>
        {Object.entries(faults).map(([name, reason]) => (
          <li key={name}>
            <Button kind="plain" size="small" onClick={() => focusFirstError({ [name]: reason })}>
              {fieldLabel(authorityRule.name, name)}
            </Button>{" "}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
