import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { problemMessage } from "../../problemMessage.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { useSettled } from "../../ui/useSettled.ts";
import { FirstJudged } from "./FirstJudged.tsx";
import { previewBody, previewFaults } from "./previewBody.ts";
import { PreviewFaults } from "./PreviewFaults.tsx";
import { PreviewResult } from "./PreviewResult.tsx";
import { useRulePreview } from "./useRulePreview.ts";
import styles from "./standing.module.css";

/** Of many people it takes seconds: it is asked for when nothing was typed for a while. */
const pauseMs = 500;

/** Who would stand otherwise if the rule as it is typed held already today, by name; nothing is saved yet. */
export function StandingPreview({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const id = form.record?.id ?? null;
  const settled = useSettled(form.values, pauseMs) as Partial<AuthorityRule>;
  const body = previewBody(settled, id);
  const { preview, error, cancel, again } = useRulePreview(body);
  // between a keystroke and the pause behind it what was worked out is of another text than the one that stands there
  const now = previewBody(form.values, id);
  const typing = JSON.stringify(now) !== JSON.stringify(body);
  // a form that nobody has typed into lacks what it lacks
  const begun = form.dirty || Object.keys(form.errors).length > 0;
  return (
    <section className={styles.section} aria-label={t("authority.preview")}>
      <h3>{t("authority.preview")}</h3>
      <p className={styles.quiet}>{t("authority.previewLead")}</p>
      {(settled.accessLevels ?? []).length === 0 && <p className={styles.quiet}>{t("authority.everyLevel")}</p>}
      {error && body && !typing && <Message kind="error">{problemMessage(error)}</Message>}
      <FirstJudged record={form.record} typed={form.values} />
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
