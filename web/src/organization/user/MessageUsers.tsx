import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { Button } from "../../ui/Button.tsx";
import { useNoMail } from "./useNoMail.ts";

const MessageDialog = lazy(async () => ({ default: (await import("./MessageDialog.tsx")).MessageDialog }));

/** Writes people a message. */
export function MessageUsers({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const noMail = useNoMail();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" disabled={noMail !== undefined} onClick={() => setOpen(true)}>
        {t("messages.write")}
      </Button>
      {noMail !== undefined && <small>{noMail}</small>}
      <Suspense>{open && <MessageDialog chosen={chosen} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
