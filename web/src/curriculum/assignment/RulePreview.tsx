import { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import { assignmentRuleFault } from "@vigil/model/curriculum/assignmentRuleRules";
import type { AssignmentPreview } from "@vigil/model/curriculum/assignmentWire";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { problemMessage } from "../../problemMessage.ts";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import styles from "./assignment.module.css";
import { PreviewRows } from "./PreviewRows.tsx";

const conditions = ["programs", "companies", "groups", "accessLevels", "field", "value", "active"] as const;

/** Whom the rule as it is typed now would give and take programs; nothing is saved yet. */
export function RulePreview({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const [offset, setOffset] = useState(0);
  const asked = useDeferredValue(form.values);
  const body = {
    id: form.record?.id ?? null,
    ...Object.fromEntries(conditions.filter((name) => asked[name] !== undefined).map((name) => [name, asked[name]])),
  };
  const namesLevels = Array.isArray(asked["accessLevels"]) && asked["accessLevels"].length > 0;
  const ready = assignmentRuleFault(asked) === undefined;
  const { data, error } = useQuery({
    queryKey: [assignmentRule.url, "preview", body, offset],
    queryFn: ({ signal }) => call<AssignmentPreview>("POST", `${assignmentRule.url}/preview`, { body: { ...body, offset }, signal }),
    enabled: ready,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <section className={styles.form} aria-label={t("assignment.preview")}>
      <h3>{t("assignment.preview")}</h3>
      {error && ready && <Message kind="error">{problemMessage(error)}</Message>}
      {ready && data !== undefined && data.others !== undefined && data.others > 0 && !namesLevels && (
        <Message kind="info">{t("assignment.everybody", { count: data.others, number: formatNumber(data.others) as never })}</Message>
      )}
      {data && ready && !error ? (
        <PreviewRows preview={data} offset={offset} turn={setOffset} />
      ) : (
        !error && <p className={styles.hint}>{t("assignment.chooseRule")}</p>
      )}
    </section>
  );
}
