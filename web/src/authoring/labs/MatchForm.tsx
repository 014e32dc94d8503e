import type { Lab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FormFrame } from "../form/FormFrame.tsx";
import type { FormProps } from "../form/formProps.ts";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { PairsForm } from "./PairsForm.tsx";

type MatchLab = Extract<Lab, { type: "match" }>;
const most = { items: 30, targets: 30 };

/** Items, and where each of them belongs. */
export function MatchForm({ value, onChange, faults }: FormProps<MatchLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  return (
    <FormFrame label={t("labForm.match.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <PairsForm value={value} onChange={(changed, field) => undoing.change({ ...value, ...changed }, field)} faults={faults} most={most} />
    </FormFrame>
  );
}
