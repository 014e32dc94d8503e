import { kindIn } from "@vigil/model/authoring/draftPart";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../desk/desk.module.css";
import { SidePanel } from "../desk/SidePanel.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { checked, type FoundFault } from "./checked.ts";
import { FaultLine } from "./FaultLine.tsx";
import { useCheck } from "./useCheck.ts";

/** What keeps the draft from being published, each a link to where it stands. */
export function DraftFaults({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const found = checked.use();
  const { busy, fresh, problem, look } = useCheck();
  const open = (found ?? []).filter((fault) => fault.key === null || fault.of === desk.parts.keyed(fault.key, fault.locale)?.block);
  return (
    <SidePanel
      side="faults"
      title={t("writing.check")}
      tools={
        <Button kind="plain" size="small" busy={busy} onClick={look}>
          {t("writing.checkAgain")}
        </Button>
      }
      close={close}
    >
      <div className={styles.sideBody}>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {open.length === 0 && !fresh && problem === undefined && <Skeleton height={120} />}
        {found !== null && open.length === 0 && fresh && <Message kind="success">{t("writing.noFaults")}</Message>}
        <ul className={styles.faults} role="status">
          {[...Map.groupBy(open, lineOf)].map(([line, faults]) => (
            <FaultLine key={line} faults={faults} close={close} />
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}

/** What a question lacks is one line: it is mended in one place. Of a page each block has its own. */
const lineOf = (fault: FoundFault): string => {
  const { locale, piece, key, grave, message } = fault;
  const whole = kindIn(piece ?? "", key ?? "") === "question" && locale === null;
  return [locale, piece, key, grave, whole ? "" : message].join(" ");
};
