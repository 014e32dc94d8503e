import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { download } from "../../download.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { importsKey, importsUrl } from "./importCalls.ts";
import { ImportFigures } from "./ImportFigures.tsx";
import { ImportLines } from "./ImportLines.tsx";
import styles from "./UserImport.module.css";

const mostNames = 12;
const listed = (names: readonly string[]): string => names.slice(0, mostNames).join(", ") + (names.length > mostNames ? " …" : "");

/** What would happen, line by line, faults to be corrected in their cells; then it is done. */
export function ImportPreview({ run, back }: { run: UserImport; back: () => void }) {
  const { t } = useTranslation();
  const { counts, order, unknown } = run;
  const { faulty, deactivate, create, update } = counts;
  const applying = useAct({
    ask: () => ({
      title: t("userImport.applyTitle", { file: run.fileName }),
      text: [
        t("userImport.applyText", { create: formatNumber(create), update: formatNumber(update), deactivate: formatNumber(deactivate) }),
        ...(faulty > 0 ? [`${t("userImport.leaveFaulty", { count: faulty })}.`] : []),
      ].join(" "),
      confirm: t("userImport.apply"),
      ...(deactivate > 0 ? { typed: String(deactivate), danger: true } : {}),
    }),
    call: () => call<UserImport>("POST", `${importsUrl}/${run.id}/apply`, { body: { deactivate, leaveFaulty: faulty > 0 } }),
    stale: [{ queryKey: importsKey }],
  });
  const faults = useAct({ call: () => download(`${importsUrl}/${run.id}/faults`, `faulty-users.${run.format}`) });
  return (
    <>
      <Card title={t("userImport.steps.preview")}>
        <div className={styles.form}>
          <ImportFigures counts={counts} />
          {(["companies", "groups"] as const).map((names) => {
            if (unknown[names].length === 0) return null;
            const made = names === "companies" ? order.makesCompanies : order.makesGroups;
            const said = t(names === "companies" ? "userImport.unknownCompanies" : "userImport.unknownGroups", {
              names: listed(unknown[names]),
            });
            return (
              <Message key={names} kind={made ? "info" : "warning"}>
                {said} {made && t("userImport.willMake")}
              </Message>
            );
          })}
          <div className={styles.buttons}>
            <Button disabled={create + update + deactivate === 0} busy={applying.busy} onClick={() => void applying.run()}>
              {t("userImport.apply")}
            </Button>
            <Button kind="plain" onClick={back}>
              {t("userImport.back")}
            </Button>
            {faulty > 0 && (
              <Button kind="plain" title={t("userImport.faultsHint")} onClick={() => void faults.run()}>
                {t("userImport.faultsFile")}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <ImportLines run={run} first={faulty > 0 ? "faulty" : ""} />
    </>
  );
}
