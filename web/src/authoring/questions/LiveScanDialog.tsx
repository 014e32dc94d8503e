import type { ScanSubject } from "@vigil/model/training/scanSubject";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LessonScan } from "../../lesson/lessonScan.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { useSettled } from "../../ui/useSettled.ts";
import { LiveScan } from "../blocks/LiveScan.tsx";
import { SubjectFields } from "../blocks/SubjectFields.tsx";
import styles from "../form/forms.module.css";
import { threatsOfScan } from "./drawnThreats.ts";
import type { Threats } from "./shownFile.ts";

interface LiveScanDialogProps {
  /** Keeps the views of the scan, and what is hidden in it. */
  take: (subject: ScanSubject, hidden: Threats) => Promise<void>;
  onClose: () => void;
}

const pauseMs = 500;
const begun: ScanSubject = { show: "bag", seed: 1, threat: { category: "knives" } };

/** Packs a bag, or lays things on the belt, for a question that asks what is in it. */
export function LiveScanDialog({ take, onClose }: LiveScanDialogProps) {
  const { t } = useTranslation();
  const [subject, setSubject] = useState<ScanSubject>(begun);
  const wanted = useSettled(subject, pauseMs);
  const [made, setMade] = useState<{ subject: ScanSubject; scan: LessonScan } | null>(null);
  const shown = useCallback((scan: LessonScan) => setMade({ subject: wanted, scan }), [wanted]);
  // a scan of what was chosen before is none of this
  const ready = JSON.stringify(made?.subject) === JSON.stringify(subject) ? made : null;
  const [keeping, setKeeping] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = async () => {
    if (ready === null) return;
    setKeeping(true);
    setRefusal(null);
    try {
      await take(ready.subject, threatsOfScan(ready.scan));
      onClose();
    } catch (problem) {
      setRefusal(problemMessage(problem));
      setKeeping(false);
    }
  };
  return (
    <Dialog title={t("labForm.findThreat.scan")} wide onClose={onClose}>
      <div className={styles.fields}>
        <SubjectFields value={subject} onChange={setSubject} />
        <LiveScan key={JSON.stringify(wanted)} subject={wanted} keys={[]} look={[]} onMade={shown} />
        {refusal !== null && <Message kind="error">{refusal}</Message>}
        <div className={styles.steps}>
          <Button kind="next" busy={keeping} disabled={ready === null} onClick={() => void keep()}>
            {t("writing.keep")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
