import { useQuery } from "@tanstack/react-query";
import { goesMore, keepsLess, keptKinds, keptWork } from "@vigil/model/operations/keptWork";
import { mostEraseMonths } from "@vigil/model/organization/retention";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { FieldControl } from "../entity/form/FieldControl.tsx";
import type { RecordForm } from "../entity/form/useRecordForm.ts";
import { problemMessage } from "../problemMessage.ts";
import { Message } from "../ui/Message.tsx";
import { goingText } from "./goingText.ts";
import { countedKeepingQuery } from "./keepingCalls.ts";
import styles from "./Operations.module.css";

/** For how many months something is kept and, where that is shorter than before, what the next night takes. */
export function KeptTimeControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const typed = useDeferredValue(form.values[name]);
  const months = Number(typed);
  const { record } = form;
  const shorter =
    record !== null && Number.isInteger(months) && months <= mostEraseMonths && keepsLess({ [name]: typed }, { [name]: record[name] });
  const { data, error } = useQuery({ ...countedKeepingQuery(record?.id ?? 0), enabled: shorter });
  const kinds = keptKinds.filter((kind) => keptWork[kind] === name);
  const going = data && goesMore(data, { [name]: months }).filter(({ kind }) => kinds.includes(kind));
  return (
    <div className={styles.found}>
      <FieldControl form={form} name={name} />
      {shorter && error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {shorter && error === null && (
        <Message kind={going === undefined || going.length === 0 ? "info" : "warning"}>
          {going === undefined
            ? t("keeping.counting")
            : going.length === 0
              ? t("keeping.takesNothing")
              : [
                  <p key="lead">{t("keeping.shorterText")}</p>,
                  ...going.map((one) => (
                    <p key={one.kind}>{t("keeping.takesOf", { what: t(`keeping.kinds.${one.kind}`), rows: goingText(one) })}</p>
                  )),
                ]}
        </Message>
      )}
    </div>
  );
}
