import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { problemMessage } from "../../problemMessage.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { previewFaults } from "./previewBody.ts";
import { PreviewFaults } from "./PreviewFaults.tsx";
import { PreviewResult } from "./PreviewResult.tsx";
import { previewId, useTypedPreview } from "./useTypedPreview.ts";
import styles from "./standing.module.css";

/** Who would stand otherwise by the rule as it is typed than by the one that is saved, by name; nothing is saved yet. */
export function StandingPreview({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { settled, body, now, typing, preview, error, cancel, again } = useTypedPreview(form);
  // a form that nobody has typed into lacks what it lacks
  const begun = form.dirty || Object.keys(form.errors).length > 0;
  return (
    <section id={previewId} tabIndex={-1} className={`${styles.section} ${styles.whole}`} aria-label={t("authority.preview")}>
      <h3>{t("authority.preview")}</h3>
      <p className={styles.quiet}>
        {preview && !typing && preview.judgedOn !== null
          ? t("authority.previewLater", { day: formatDate(preview.judgedOn) })
          : t("authority.previewLead")}
      </p>
      {(settled.accessLevels ?? []).length === 0 && <p className={styles.quiet}>{t("authority.everyLevel")}</p>}
      {error && body && !typing && <Message kind="error">{problemMessage(error)}</Message>}
      {now === undefined && begun && <PreviewFaults faults={previewFaults(form.values)} />}
      {now !== undefined && (typing || (!error && preview === undefined)) && <p className={styles.quiet}>{t("authority.previewBegins")}</p>}
      {preview && !typing && <Told key={preview.id} preview={preview} cancel={cancel} again={again} />}
    </section>
  );
}

/** How far it is, that it ended otherwise, or what it says. */
function Told({ preview, cancel, again }: { preview: RulePreview; cancel: () => Promise<void>; again: () => void }) {
  const { t } = useTranslation();
  const { run, busy } = useAct({ call: cancel });
  const { state, done, wanted, reason } = preview;
  if (state === "done") return <PreviewResult preview={preview} />;
  if (isOpenRun(preview)) {
    const text = t("authority.previewRunning", { done: formatNumber(done), wanted: formatNumber(wanted) });
    return (
      <div className={styles.section} role="status">
        <p>{text}</p>
        <ProgressBar value={wanted === 0 ? 0 : done / wanted} label={text} />
        <div>
          <Button size="small" disabled={busy} onClick={() => void run()}>
            {t("authority.previewCallOff")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.section} role="status">
      <p>{state === "cancelled" ? t("authority.previewCalledOff") : t(`authority.previewFailed.${reason ?? "unexpected"}`)}</p>
      <div>
        <Button size="small" onClick={again}>
          {t("authority.previewAgain")}
        </Button>
      </div>
    </div>
  );
}
