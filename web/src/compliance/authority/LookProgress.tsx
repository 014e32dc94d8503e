import type { StandingLook } from "@vigil/model/compliance/authority/standingListWire";
import { useTranslation } from "react-i18next";
import { asOfText } from "../../reporting/reports/asOfText.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";
import { formatNumber } from "../../ui/format.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { useAct } from "../../shell/useAct.ts";
import { useUser } from "../../shell/user.ts";
import styles from "./standing.module.css";

interface LookProgressProps {
  look: StandingLook | undefined;
  /** Of what is shown. */
  asOf: string | undefined;
  anew: () => Promise<void>;
}

/** Of which moment what is shown is, how far a look is that goes on, and the way to a new one. */
export function LookProgress({ look, asOf, anew }: LookProgressProps) {
  const { t } = useTranslation();
  const { timeZone: zone } = useUser().domain;
  const { run, busy } = useAct({ call: anew });
  if (look === undefined) return null;
  const { work } = look;
  const open = work !== null && isOpenRun(work);
  const far = open ? t("authority.looking", { done: formatNumber(work.done), wanted: formatNumber(work.wanted) }) : "";
  return (
    <div className={styles.words}>
      {work?.state === "failed" && <Message kind="error">{t(`authority.lookFailed.${work.reason ?? "unexpected"}`)}</Message>}
      <div className={styles.counts}>
        {asOf !== undefined && <span>{asOfText({ createdAt: asOf, zone })}</span>}
        {open && <span role="status">{work.wanted === 0 ? t("authority.lookBegins") : far}</span>}
        {!open && (
          <Button kind="plain" size="small" busy={busy} onClick={() => void run()}>
            {t("authority.lookAgain")}
          </Button>
        )}
      </div>
      {open && <ProgressBar value={work.wanted === 0 ? 0 : work.done / work.wanted} label={far} />}
    </div>
  );
}
