import { importTargets, type ImportColumn, type ImportTarget } from "@vigil/model/organization/userImport/importTarget";
import type { ImportOrder } from "@vigil/model/organization/userImport/importOrder";
import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { problemPhrase } from "../../problemPhrase.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import { ColumnsTable } from "./ColumnsTable.tsx";
import { importsKey, importsUrl, importLinesQuery } from "./importCalls.ts";
import { OrderFields } from "./OrderFields.tsx";
import styles from "./UserImport.module.css";

const examples = 3;

/** What the columns are, and what is done where the file says nothing; then the file is looked through. */
export function ColumnsForm({ run, done }: { run: UserImport; done: () => void }) {
  const { t, i18n } = useTranslation();
  const [order, setOrder] = useState<ImportOrder>(run.order);
  const { data: first } = useQuery(importLinesQuery(run.id, { page: 1, outcome: "", limit: examples }));
  const checking = useAct({
    call: () => call<UserImport>("POST", `${importsUrl}/${run.id}/check`, { body: order }),
    done,
    stale: [{ queryKey: importsKey }],
    refusal: "here",
  });
  const set = (changes: Partial<ImportOrder>) => {
    setOrder({ ...order, ...changes });
    checking.forget();
  };
  const labelOf = (target: ImportTarget): string => {
    if (target === "data") return t("userImport.further");
    return target === "startsOn" || target === "dueOn" || target === "endsOn" ? t(`userImport.days.${target}`) : fieldLabel("user", target);
  };
  const choose = (column: number, target: string) => {
    const next = order.columns.map((now, index): ImportColumn => {
      if (index === column) return importTargets.find((known) => known === target) ?? null;
      return now === target && now !== "data" ? null : now; // a field stands in one column
    });
    set({ columns: next });
  };
  const left = run.heads.filter((_, column) => order.columns[column] === null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void checking.run();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card title={t("userImport.steps.columns")} lead={t("userImport.columnsLead", { file: run.fileName, lines: run.lines })}>
        <ColumnsTable
          heads={run.heads}
          columns={order.columns}
          first={first?.rows ?? []}
          options={importTargets.map((target) => ({ value: target, label: labelOf(target) }))}
          choose={choose}
        />
        {left.length > 0 && (
          <Message kind="warning">
            {t("userImport.columnsLeft", { count: left.length, names: new Intl.ListFormat(i18n.language).format(left) })}
          </Message>
        )}
        <p className={styles.note}>{t("userImport.severalInCell")}</p>
        <p className={styles.note}>{t("userImport.emptied")}</p>
      </Card>
      <OrderFields order={order} set={set} />
      {run.error !== null && checking.problem === undefined && <Message kind="error">{problemPhrase(run.error, run.error)}</Message>}
      {checking.problem !== undefined && <Message kind="error">{problemMessage(checking.problem)}</Message>}
      <div className={styles.buttons}>
        <Button type="submit" busy={checking.busy}>
          {t("userImport.check")}
        </Button>
      </div>
    </form>
  );
}
