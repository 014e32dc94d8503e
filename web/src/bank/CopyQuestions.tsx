import { mostCopied } from "@vigil/model/bank/bankWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button.tsx";
import { CopyDialog } from "./CopyDialog.tsx";

/** Copies questions into a quiz or a draft; all that match are too many to look at, so they are selected by hand. */
export function CopyQuestions({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="plain"
        size="bar"
        disabled={ids.length === 0}
        {...(ids.length === 0 ? { title: t("bank.byHand", { count: mostCopied }) } : {})}
        onClick={() => setOpen(true)}
      >
        {t("bank.copyTo")}
      </Button>
      {open && <CopyDialog ids={ids} done={done} close={() => setOpen(false)} />}
    </>
  );
}
