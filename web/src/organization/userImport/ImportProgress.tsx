import type { QueryKey } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import styles from "./UserImport.module.css";

interface ImportProgressProps {
  title: string;
  run: { done: number; wanted: number };
  /** What stops it, where it can be stopped. */
  stop?: string | undefined;
  stale: QueryKey;
}

/** How far the job is; the page may be left meanwhile. */
export function ImportProgress({ title, run: { done, wanted }, stop: url, stale }: ImportProgressProps) {
  const { t } = useTranslation();
  const stop = useAct({ call: () => call("POST", url ?? ""), stale: [{ queryKey: stale }] });
  return (
    <Card title={title}>
      <div className={styles.form}>
        <ProgressBar value={wanted === 0 ? 0 : done / wanted} label={title} />
        <span role="status">{t("userImport.progress", { done: formatNumber(done), wanted: formatNumber(wanted) })}</span>
        {url !== undefined && (
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
