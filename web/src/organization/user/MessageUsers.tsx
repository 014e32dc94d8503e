import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useSendsMail } from "../../identity/useSendsMail.ts";
import { Button } from "../../ui/Button.tsx";

const MessageDialog = lazy(async () => ({ default: (await import("./MessageDialog.tsx")).MessageDialog }));

/** Writes people a message. */
export function MessageUsers({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const mails = useSendsMail();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" disabled={mails === false} onClick={() => setOpen(true)}>
        {t("messages.write")}
      </Button>
      {mails === false && <small>{t("messages.noMail")}</small>}
      <Suspense>{open && <MessageDialog chosen={chosen} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
