import { lazy, Suspense, useState } from "react";
import type { user } from "@vigil/model/organization/user";
import type { RowActionsProps } from "../../entity/place.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

const GivePasswordDialog = lazy(async () => ({ default: (await import("./GivePasswordDialog.tsx")).GivePasswordDialog }));

/** A password for somebody who cannot get one by mail. */
export function GivePassword(props: Pick<RowActionsProps<typeof user>, "domain" | "record">) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("person.givePassword")}
      </Button>
      <Suspense>{open && <GivePasswordDialog {...props} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
