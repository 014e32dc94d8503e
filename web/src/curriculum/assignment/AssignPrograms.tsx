import type { People } from "@vigil/model/curriculum/assignmentWire";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";

const AssignDialog = lazy(async () => ({ default: (await import("./AssignDialog.tsx")).AssignDialog }));

interface AssignProgramsProps {
  people: People;
  /** The programs that are chosen at first. */
  begun?: readonly number[];
  /** Somebody came here to assign: they are asked at once. */
  atOnce?: boolean;
  done: () => void;
}

/** Assigns programs to people: those who are selected, or all whom the list finds. */
export function AssignPrograms({ people, begun = [], atOnce = false, done }: AssignProgramsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(atOnce);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("matching" in people ? "assignment.assignAll" : "assignment.open")}
      </Button>
      <Suspense>{open && <AssignDialog people={people} begun={begun} done={done} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
