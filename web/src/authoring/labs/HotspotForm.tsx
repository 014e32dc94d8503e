import type { HotspotLab } from "@vigil/model/training/labs/lab";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureEnds } from "../blocks/PictureForm.tsx";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormProps } from "../form/formProps.ts";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { PlaceList, type DrawnPlace } from "./PlaceList.tsx";
import { PolygonBoard } from "./PolygonBoard.tsx";

const mostRegions = 40;

/** Places to be found on a picture: drawn on it, each with what is said once it is found and while it is not. */
export function HotspotForm({ value, onChange, faults, media }: FormProps<HotspotLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const [chosen, setChosen] = useState<number | null>(value.regions[0]?.id ?? null);
  const { picture, regions } = value;
  const draw = (id: number, polygon: DrawnPlace["polygon"], step?: string) =>
    undoing.change({ ...value, regions: regions.map((region) => (region.id === id ? { ...region, polygon } : region)) }, step);
  return (
    <FormFrame label={t("labForm.hotspot.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <FileChoice
        label={t("authoringForm.picture.file")}
        ends={pictureEnds}
        value={picture.file}
        media={media}
        error={faultAt(faults, "picture", "file")}
        onChoose={(file) => undoing.change({ ...value, picture: { file, description: picture.description } })}
      />
      <TextField
        long
        required
        label={t("authoringForm.picture.description")}
        hint={t("labForm.describeWithoutAnswer")}
        value={picture.description}
        error={faultAt(faults, "picture", "description")}
        onChange={(description) => undoing.change({ ...value, picture: { ...picture, description } }, "description")}
      />
      {picture.file !== "" && (
        <PolygonBoard
          label={t("labForm.board.label", { description: picture.description })}
          shapes={regions}
          chosen={chosen}
          onChoose={setChosen}
          onDraw={draw}
        >
          <img src={media.url(picture.file)} alt="" draggable={false} />
        </PolygonBoard>
      )}
      <PlaceList
        places={regions}
        chosen={chosen}
        onChoose={setChosen}
        onChange={(changed, field) => undoing.change({ ...value, regions: changed }, field)}
        most={mostRegions}
        faults={faultsIn(faults, "regions")}
      />
    </FormFrame>
  );
}
