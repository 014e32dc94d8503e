import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

const MessageAllFound = lazy(async () => ({ default: (await import("./MessageAllFound.tsx")).MessageAllFound }));

/** A message to all whom the list of users finds as it is filtered now; what it takes is fetched when it is asked for. */
export function MessageFound() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("messages.writeFound")}
      </Button>
      <Suspense>{open && <MessageAllFound close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
