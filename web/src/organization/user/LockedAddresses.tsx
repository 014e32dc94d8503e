import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

const LockedAddressesDialog = lazy(async () => ({ default: (await import("./LockedAddressesDialog.tsx")).LockedAddressesDialog }));

/** From where accounts were locked, over all of them. */
export function LockedAddresses() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("userLocks.tab")}
      </Button>
      <Suspense>{open && <LockedAddressesDialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
