import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "../../entity/form/Form.module.css";
import { Labelled } from "../../entity/form/Labelled.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { plainText } from "../../entity/plainText.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { keptReportsQuery } from "../reports/keptReportsQuery.ts";

/** Which of the kept reports is mailed. */
export function KeptReportControl({ form: { values, errors, set }, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { domain = "" } = useParams({ strict: false });
  const { data } = useQuery(keptReportsQuery(false));
  return (
    <Labelled
      id={id}
      label={fieldLabel("subscription", "reportName")}
      description={data?.length === 0 ? t("subscriptions.noReports") : phraseOf(`hints.subscription.${name}`, "")}
      error={errors[name]}
      withAsterisk
    >
      {data?.length === 0 ? (
        <Link to="/$domain/admin/reports" params={{ domain }}>
          {t("subscriptions.toReports")}
        </Link>
      ) : (
        <select
          id={id}
          name={name}
          className={styles.input}
          aria-invalid={errors[name] !== undefined || undefined}
          value={plainText(values[name])}
          onChange={({ target: { value } }) => set(name, value === "" ? null : Number(value))}
        >
          <option value="">{t("subscriptions.chooseReport")}</option>
          {data?.map((kept) => (
            <option key={kept.id} value={kept.id}>
              {t("subscriptions.reportOf", { name: kept.name, code: kept.code })}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
