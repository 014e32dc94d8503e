import { bulkFields } from "@vigil/model/entity/bulk/bulkEdit";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import type { ListPlace } from "../list/listPlace.ts";
import type { Selected } from "./selected.ts";

const EditManyDialog = lazy(async () => ({ default: (await import("./EditManyDialog.tsx")).EditManyDialog }));

/** Gives chosen fields of all that is selected their values; what that changes is shown first. */
export function EditMany({ place, chosen, done }: { place: ListPlace; chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (bulkFields(place.entity).length === 0) return null;
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("bulk.edit")}
      </Button>
      <Suspense>{open && <EditManyDialog place={place} chosen={chosen} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
