import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";

const MessageMatching = lazy(async () => ({ default: (await import("../../organization/user/MessageMatching.tsx")).MessageMatching }));

/** A message to everybody who is overdue, whom the list of users finds as this card counts them. */
export function WriteToOverdue({ persons }: { persons: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        {t("attention.write", { count: persons, formatted: formatNumber(persons) })}
      </Button>
      <Suspense>{open && <MessageMatching matching={overdue} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const overdue = { overdue: "true", active: "true" };
