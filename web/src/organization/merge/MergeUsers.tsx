import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { showAlert } from "../../shell/alerts.ts";
import { Button } from "../../ui/Button.tsx";

const MergeDialog = lazy(async () => ({ default: (await import("./MergeDialog.tsx")).MergeDialog }));

interface MergeUsersProps {
  /** Two of a selection, or one, whose other is chosen in the dialog. */
  ids: readonly number[];
  /** Of a selection there must be two. */
  selected?: boolean;
  done: (keptId: number) => void;
}

/** Brings two accounts of one person together. */
export function MergeUsers({ ids, selected = false, done }: MergeUsersProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const start = () => {
    if (selected && ids.length !== 2) showAlert({ kind: "warning", text: phraseOf("problems.UserMergeTwoUsers", "") });
    else setOpen(true);
  };
  return (
    <>
      <Button kind="plain" size="bar" onClick={start}>
        {t("userMoves.merge")}
      </Button>
      <Suspense>{open && <MergeDialog ids={ids} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
