import type { HotspotLab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultsIn, type FormProps } from "../form/formProps.ts";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { SearchedFields, type SearchedValue } from "./SearchedFields.tsx";
import type { HiddenThing } from "./threatPlaces.ts";

const mostRegions = 40;
const begun: readonly HiddenThing[] = [{ id: 1, label: "", places: [] }];

const thingsOf = ({ regions }: HotspotLab): HiddenThing[] =>
  regions.map(({ polygon, places = [], ...region }) => ({
    ...region,
    places: polygon === undefined ? places : polygon.length === 0 ? [] : [{ view: 0, polygon }],
  }));
/** On a picture a place is one outline, in a scan one in each view. */
const regionsOf = ({ scan, things }: SearchedValue): HotspotLab["regions"] =>
  things.map(({ places, ...region }) => (scan === undefined ? { ...region, polygon: places[0]?.polygon ?? [] } : { ...region, places }));

/** Places to be found on a picture or in a scan: drawn on it, each with what is said once it is found and while it is not. */
export function HotspotForm({ value, onChange, faults, media }: FormProps<HotspotLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const { picture, scan, regions: _, ...bare } = value;
  return (
    <FormFrame label={t("labForm.hotspot.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <SearchedFields
        value={{ picture, scan, things: thingsOf(value) }}
        onChange={({ things, ...shown }, field) => undoing.change({ ...bare, ...shown, regions: regionsOf({ ...shown, things }) }, field)}
        faults={faults}
        thingFaults={faultsIn(faults, "regions")}
        media={media}
        begun={begun}
        most={mostRegions}
        hints
      />
    </FormFrame>
  );
}
