import type { Lab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormProps } from "../form/formProps.ts";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { PointList } from "./PointList.tsx";

type ChecklistLab = Extract<Lab, { type: "checklist" }>;

/** Points to go through, each with why it matters. */
export function ChecklistForm({ value, onChange, faults }: FormProps<ChecklistLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  return (
    <FormFrame label={t("labForm.checklist.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <PointList
        label={t("labForm.checklist.points")}
        points={value.items}
        least={1}
        most={60}
        onChange={(items, field) => undoing.change({ ...value, items }, field)}
        faults={faultsIn(faults, "items")}
        said={faultAt(faultsIn(faults, "items").filter(({ path }) => path.length === 0))}
      />
    </FormFrame>
  );
}
