import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { importsKey, importsUrl } from "./importCalls.ts";
import styles from "./UserImport.module.css";

/** How far the job is; the page may be left meanwhile. */
export function ImportProgress({ run: { id, state, done, wanted } }: { run: UserImport }) {
  const { t } = useTranslation();
  const stop = useAct({ call: () => call("POST", `${importsUrl}/${id}/stop`), stale: [{ queryKey: importsKey }] });
  const title = t(`userImport.${state === "applying" ? "applying" : state === "undoing" ? "undoing" : "checking"}`);
  return (
    <Card title={title}>
      <div className={styles.form}>
        <ProgressBar value={wanted === 0 ? 0 : done / wanted} label={title} />
        <span role="status">{t("userImport.progress", { done: formatNumber(done), wanted: formatNumber(wanted) })}</span>
        {state !== "undoing" && (
          <div className={styles.buttons}>
            <Button kind="plain" busy={stop.busy} onClick={() => void stop.run()}>
              {t("userImport.stop")}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
