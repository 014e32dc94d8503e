import type { FindThreatLab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultsIn, type FormProps } from "../form/formProps.ts";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { SearchedFields } from "./SearchedFields.tsx";

const mostThreats = 20;

/** A scan or a picture that is searched as at the lane. */
export function FindThreatForm({ value, onChange, faults, media }: FormProps<FindThreatLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const { picture, scan, threats, ...bare } = value;
  return (
    <FormFrame label={t("labForm.findThreat.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <SearchedFields
        value={{ picture, scan, things: threats }}
        onChange={({ things, ...shown }, field) => undoing.change({ ...bare, ...shown, threats: [...things] }, field)}
        faults={faults}
        thingFaults={faultsIn(faults, "threats")}
        media={media}
        begun={[]}
        none={t("labForm.findThreat.none")}
        most={mostThreats}
        hints={false}
      />
    </FormFrame>
  );
}
