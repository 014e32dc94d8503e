import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { Button } from "../../ui/Button.tsx";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog.tsx")).MoveDialog }));

/** Brings users to another company; what that does is shown before. */
export function MoveUsers({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("userMoves.move")}
      </Button>
      <Suspense>{open && <MoveDialog chosen={chosen} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
