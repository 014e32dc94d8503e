import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { Button } from "../../ui/Button.tsx";

const FirstPasswordsDialog = lazy(async () => ({ default: (await import("./FirstPasswordsDialog.tsx")).FirstPasswordsDialog }));

/** Lets people in for the first time without mail. */
export function FirstPasswords({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("firstPasswords.open")}
      </Button>
      <Suspense>{open && <FirstPasswordsDialog chosen={chosen} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
