import { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { useTranslation } from "react-i18next";
import { focusFirstError } from "../../entity/form/focusFirstError.ts";
import type { FormErrors } from "../../entity/form/formErrors.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./standing.module.css";

/** What has to be put right before a rule can be previewed; each leads to its field. In short, without the reasons that stand there. */
export function PreviewFaults({ faults, short = false }: { faults: FormErrors; short?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={short ? styles.counts : styles.section} role={short ? undefined : "status"}>
      <p>{t("authority.previewLacks")}</p>
      <ul className={short ? styles.counts : styles.list}>
        {Object.entries(faults).map(([name, reason]) => (
          <li key={name}>
            <Button kind="plain" size="small" onClick={() => focusFirstError({ [name]: reason })}>
              {fieldLabel(authorityRule.name, name)}
            </Button>{" "}
            {!short && reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
