import { workPresets } from "@vigil/model/measurement/work/guessWorkColumns";
import type { WorkOrder } from "@vigil/model/measurement/work/workOrder";
import { workKeys, workTargets } from "@vigil/model/measurement/work/workTarget";
import type { WorkImport } from "@vigil/model/measurement/work/workWire";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ColumnsTable } from "../../organization/userImport/ColumnsTable.tsx";
import { OrderChoice } from "../../organization/userImport/OrderChoice.tsx";
import styles from "../../organization/userImport/UserImport.module.css";
import { problemMessage } from "../../problemMessage.ts";
import { problemPhrase } from "../../problemPhrase.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import { ownZonesQuery, workKey, workLinesQuery, workUrl } from "./workCalls.ts";

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones: readonly string[] = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];

/** What the columns are and how their values are read; then the file is looked through. */
export function WorkColumns({ run, done }: { run: WorkImport; done: () => void }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<WorkOrder>(run.order);
  const { data: first } = useQuery(workLinesQuery(run.id, 1, "", 3));
  const { data: own } = useQuery(ownZonesQuery);
  const checking = useAct({
    call: () => call("POST", `${workUrl}/${run.id}/check`, { body: order }),
    done,
    stale: [{ queryKey: workKey }],
    refusal: "here",
  });
  const set = (changes: Partial<WorkOrder>) => {
    setOrder({ ...order, ...changes });
    checking.forget();
  };
  const preset = useAct({
    call: (name: WorkOrder["preset"]) => call<Pick<WorkOrder, "columns">>("GET", `${workUrl}/${run.id}/columns?preset=${name}`),
    done: ({ columns }) => setOrder((now) => ({ ...now, columns })),
  });
  const choose = (column: number, target: string) =>
    set({
      columns: order.columns.map((now, index) =>
        index === column ? (workTargets.find((known) => known === target) ?? null) : now === target ? null : now,
      ),
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void checking.run();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card title={t("userImport.steps.columns")} lead={t("workImport.columnsLead", { file: run.fileName, lines: run.lines })}>
        <div className={styles.form}>
          <OrderChoice
            label={t("workImport.presets.label")}
            value={order.preset}
            options={workPresets.map((name) => [name, t(`workImport.presets.${name}`)])}
            choose={(name) => {
              set({ preset: name });
              void preset.run(name);
            }}
          />
          <ColumnsTable
            heads={run.heads}
            columns={order.columns}
            first={first?.rows ?? []}
            options={workTargets.map((target) => ({ value: target, label: t(`workImport.targets.${target}`) }))}
            choose={choose}
          />
        </div>
        <p className={styles.note}>{t("workImport.moment")}</p>
      </Card>
      <Card title={t("workImport.reading")}>
        <div className={styles.form}>
          <OrderChoice
            label={t("userImport.key")}
            value={order.key}
            options={workKeys.map((key) => [key, t(`userImport.keys.${key}`)])}
            choose={(key) => set({ key })}
          />
          <OrderChoice
            label={t("userImport.dates")}
            value={order.dates}
            options={(["dmy", "mdy"] as const).map((dates) => [dates, t(`userImport.datesOptions.${dates}`)])}
            choose={(dates) => set({ dates })}
          />
          <OrderChoice
            label={t("workImport.zone")}
            value={order.zone ?? ""}
            options={[
              ["", t("workImport.zoneOf")],
              ...[...new Set([...(own?.zones ?? []), here, ...zones])].map((zone): [string, string] => [zone, zone]),
            ]}
            choose={(zone) => set({ zone: zone === "" ? null : zone })}
          />
        </div>
      </Card>
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
