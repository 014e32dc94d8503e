import { keyOf } from "@vigil/model/authoring/draftPart";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { useFaultsOf } from "../check/checked.ts";
import { focusFirst } from "../form/focusFirst.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft, usePart } from "../draft/useDraft.ts";
import { useMedia } from "../draft/useMedia.ts";
import { LabForm } from "../labs/LabForm.tsx";
import { withUndo } from "../../ui/withUndo.tsx";
import { LabTrial } from "../preview/LabTrial.tsx";
import styles from "./page.module.css";

interface LabCardProps {
  id: number;
  opened: boolean;
  up?: () => void;
  down?: () => void;
  /** From the page, and back to it. */
  remove: () => void;
  restore: () => void;
}

/** One lab of a page: its form, or how it is for learners. */
export function LabCard({ id, opened, up, down, remove, restore }: LabCardProps) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const key = keyOf("lab", id);
  const lab = usePart<"lab">(key);
  const media = useMedia();
  const faults = useFaultsOf(key);
  const card = useRef<HTMLElement>(null);
  useEffect(() => (opened && card.current ? focusFirst(card.current) : undefined), [opened]);
  const [shown, setShown] = useState<"form" | "trial" | null>(opened ? "form" : null);
  const { run: takeAway } = useAct({
    call: async () => {
      remove();
      await desk.act({ act: "delete", key });
    },
    done: () =>
      toast(
        t("writing.deleted", { name: lab?.block.title || t("writing.unnamed") }),
        withUndo(() => desk.act({ act: "undelete", key }).then(restore).catch(showProblem)),
      ),
  });
  if (!lab) return null;
  const { block } = lab;
  const show = (what: "form" | "trial") => setShown(shown === what ? null : what);
  return (
    <section
      ref={card}
      className={styles.lab}
      aria-label={block.title || t("writing.unnamed")}
      data-faulty={faults.length > 0 || undefined}
    >
      <header className={styles.labHead}>
        <span className={styles.labName} {...courseLanguage(draft.locale)}>
          {block.title || t("writing.unnamed")}
        </span>
        <span className={styles.hint}>{t(`writing.labTypes.${block.type}`)}</span>
        <span className={styles.gap} />
        <Button kind="plain" size="small" disabled={!up} aria-label={t("writing.moveUp")} title={t("writing.moveUp")} onClick={up}>
          ↑
        </Button>
        <Button kind="plain" size="small" disabled={!down} aria-label={t("writing.moveDown")} title={t("writing.moveDown")} onClick={down}>
          ↓
        </Button>
        <Button kind="plain" size="small" aria-expanded={shown === "trial"} onClick={() => show("trial")}>
          {t("writing.tryLab")}
        </Button>
        <Button kind="plain" size="small" aria-expanded={shown === "form"} onClick={() => show("form")}>
          {t(shown === "form" ? "writing.boxDone" : "writing.boxEdit")}
        </Button>
        <Button kind="plain" size="small" onClick={() => void takeAway()}>
          {t("writing.takeAway")}
        </Button>
      </header>
      {faults.map((fault) => (
        <p key={`${fault.code} ${fault.path.join(".")}`} className={styles.fault} role="alert">
          {fault.message}
        </p>
      ))}
      {shown === "form" && (
        <div className={styles.boxForm} data-form>
          <LabForm
            value={block}
            onChange={(value) => desk.change({ locale: null, piece: lab.piece, key }, value)}
            faults={faults}
            media={media}
          />
        </div>
      )}
      {shown === "trial" && <LabTrial lab={block} />}
    </section>
  );
}
