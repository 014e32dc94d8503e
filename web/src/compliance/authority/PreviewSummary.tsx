import type { RulePreview } from "@vigil/model/compliance/authority/rulePreviewWire";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { isOpenRun } from "../../reporting/isOpenRun.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { barredWords } from "./barredWords.ts";
import { previewFaults } from "./previewBody.ts";
import { PreviewFaults } from "./PreviewFaults.tsx";
import styles from "./standing.module.css";
import { previewId, useTypedPreview } from "./useTypedPreview.ts";

/** Above the keys that save: what the rule as it is typed would change, in a sentence, and the way to all of it; of one that makes no sense yet, to what it lacks. */
export function PreviewSummary({ form }: { form: RecordForm }) {
  const { t } = useTranslation();
  const { now, typing, preview } = useTypedPreview(form);
  const lead = () => {
    const whole = document.getElementById(previewId);
    whole?.scrollIntoView({ block: "start" });
    whole?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.counts}>
      <Button kind="plain" size="small" onClick={lead}>
        {t("authority.preview")}
      </Button>
      {now === undefined ? (
        <PreviewFaults faults={previewFaults(form.values)} short />
      ) : (
        <span>{typing || preview === undefined ? t("authority.previewBegins") : <Said preview={preview} />}</span>
      )}
    </div>
  );
}

function Said({ preview }: { preview: RulePreview }) {
  const { t } = useTranslation();
  const { state, done, wanted, changed } = preview;
  if (isOpenRun(preview)) return t("authority.previewRunning", { done: formatNumber(done), wanted: formatNumber(wanted) });
  if (state !== "done") return null;
  return `${t("authority.changed", { count: changed, number: formatNumber(changed) as never })}. ${barredWords(preview)}`.trim();
}
