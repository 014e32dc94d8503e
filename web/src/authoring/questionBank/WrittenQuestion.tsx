import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { useFaultsOf } from "../check/checked.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useDraft } from "../draft/useDraft.ts";
import { focusFirst } from "../form/focusFirst.ts";
import { useOutlineActs } from "../outline/useOutlineActs.ts";
import page from "../page/page.module.css";
import { writtenQuestion } from "../preview/writtenQuestion.ts";
import { QuestionForm } from "./QuestionForm.tsx";

const CorrectedQuestion = lazy(async () => ({ default: (await import("./CorrectedQuestion.tsx")).CorrectedQuestion }));

/** One question: what it asks, and its form when it is opened. */
export function WrittenQuestion({ part, opened }: { part: DraftPart<"question">; opened: boolean }) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const acts = useOutlineActs();
  const faults = useFaultsOf(part.key);
  const [open, setOpen] = useState(opened);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!opened) return undefined;
    setOpen(true);
    writtenQuestion.set(() => part.key);
    return card.current ? focusFirst(card.current) : undefined;
  }, [opened, part.key]);
  const show = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) writtenQuestion.set(() => part.key);
  };
  const { text, kind } = part.block;
  const name = text.trim() === "" ? t("writing.unnamed") : text;
  return (
    <li ref={card} className={page.lab} data-faulty={faults.length > 0 || undefined}>
      <div className={page.labHead}>
        <span className={page.labName} {...courseLanguage(draft.locale)}>
          {name}
        </span>
        <span className={page.hint}>{t(`writing.questionKinds.${kind}`)}</span>
        <span className={page.gap} />
        <Button kind="plain" size="small" aria-expanded={open} onClick={() => show(!open)}>
          {t(open ? "writing.boxDone" : "writing.boxEdit")}
        </Button>
        <Button
          kind="plain"
          size="small"
          onClick={() => void acts.remove({ key: part.key, name, kind: "page", piece: part.piece }, undefined)}
        >
          {t("writing.delete")}
        </Button>
      </div>
      {faults.length > 0 && (
        <p className={page.fault} role="alert">
          {[...new Set(faults.map(({ message }) => message))].join(" ")}
        </p>
      )}
      <Suspense fallback={null}>
        <CorrectedQuestion part={part} />
      </Suspense>
      {open && <QuestionForm part={part} />}
    </li>
  );
}
