import type { remedialRule } from "@vigil/model/measurement/remedial/remedialRule";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import type { Controls } from "../../entity/place.ts";
import { problemMessage } from "../../problemMessage.ts";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import styles from "../observer/Measures.module.css";
import { askRemedial, remedialAsk } from "./remedialAsk.ts";

/** Behind the last field stands whom the rule would concern. */
export const remedialRuleControls: Controls<typeof remedialRule> = {
  companies: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <Preview form={form} />
    </>
  ),
};

function Preview({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const body = remedialAsk(useDeferredValue(form.values), form.record?.id ?? null);
  const { data, error } = useQuery({
    queryKey: ["remedialPreview", body],
    queryFn: ({ signal }) => askRemedial(body, signal),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <section aria-label={t("remedial.preview")}>
      <h3>{t("remedial.preview")}</h3>
      <p className={styles.small}>{t(body === undefined ? "remedial.waits" : "remedial.previewLead")}</p>
      {error !== null && body !== undefined && <Message kind="error">{problemMessage(error)}</Message>}
      {data !== undefined && body !== undefined && (
        <p role="status">{data.count === 0 ? t("remedial.nobody") : <strong>{t("remedial.count", { count: data.count })}</strong>}</p>
      )}
      {data !== undefined && body !== undefined && data.count > 0 && (
        <Table label={t("remedial.preview")}>
          <thead>
            <tr>
              <th scope="col">{t("remedial.person")}</th>
              <th scope="col">{t("records.remedialDuty.fields.companyName")}</th>
              <th scope="col" data-numeric>
                {t("remedial.misses")}
              </th>
              <th scope="col">{t("remedial.last")}</th>
              <th scope="col">{t("remedial.due")}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ userId, name, company, misses, last, dueOn }) => (
              <tr key={userId}>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>
                  <bdi>{company}</bdi>
                </td>
                <td data-numeric>{formatNumber(misses)}</td>
                <td>{formatDate(last)}</td>
                <td>{formatDate(dueOn)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
