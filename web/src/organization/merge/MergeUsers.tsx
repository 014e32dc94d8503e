import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { showAlert } from "../../shell/alerts.ts";
import { Button } from "../../ui/Button.tsx";

const MergeDialog = lazy(async () => ({ default: (await import("./MergeDialog.tsx")).MergeDialog }));

interface MergeUsersProps {
  /** Some of a selection, or one, whose other is chosen in the dialog. */
  ids: readonly number[];
  /** Of a selection there must be two at least. */
  selected?: boolean;
  done: (keptId: number) => void;
}

/** Each pair is looked at and confirmed: nobody has so many accounts that this is long. */
const mostAccounts = 6;

/** Brings accounts of one person together, two at a time. */
export function MergeUsers({ ids, selected = false, done }: MergeUsersProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const start = () => {
    if (selected && (ids.length < 2 || ids.length > mostAccounts)) showAlert({ kind: "warning", text: t("userMoves.howMany") });
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
