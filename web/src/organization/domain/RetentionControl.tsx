import { mostEraseMonths, type RetentionPreview } from "@vigil/model/organization/retention";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import form from "../../entity/form/Form.module.css";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./RetentionControl.module.css";

/** After how many months people who were switched off are erased, and whom that would concern today. */
export function RetentionControl({ form: record, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const typed = useDeferredValue(Number(record.values[name]));
  const id = record.record?.id;
  const months = Number.isInteger(typed) && typed > 0 && typed <= mostEraseMonths ? typed : 0;
  const { data, error } = useQuery({
    queryKey: ["retention", id, months],
    queryFn: ({ signal }) => call<RetentionPreview>("GET", `domains/${id}/retention?months=${months}`, { signal }),
    enabled: id !== undefined && months > 0,
  });
  const changed = record.record?.[name] !== months;
  return (
    <div className={styles.retention}>
      <FieldControl form={record} name={name} />
      <p className={form.hint}>{t(months === 0 ? "domainSettings.eraseNever" : "domainSettings.eraseHow")}</p>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {months > 0 && id !== undefined && error === null && (
        <Message kind={changed && data !== undefined && data.people > 0 ? "warning" : "info"}>
          {data === undefined ? t("domainSettings.eraseCounting") : t("domainSettings.eraseToday", { count: data.people })}
        </Message>
      )}
    </div>
  );
}
