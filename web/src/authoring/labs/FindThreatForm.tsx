import type { FindThreatLab } from "@vigil/model/training/labs/lab";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureEnds } from "../blocks/PictureForm.tsx";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, faultsIn, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { PolygonBoard } from "./PolygonBoard.tsx";
import { ScanBoards } from "./ScanBoards.tsx";
import { drawnThreat, drawnIn, threatsOf } from "./threatPlaces.ts";

const mostThreats = 20;
const begunScan: NonNullable<FindThreatLab["scan"]> = {
  subject: { show: "bag", seed: 1, threat: { category: "knives" } },
  keys: ["BW"],
  description: "",
};

/** A scan or a picture to be searched, and what is hidden in it: drawn, or taken over from what the scan knows. */
export function FindThreatForm({ value, onChange, faults, media }: FormProps<FindThreatLab>) {
  const { t } = useTranslation();
  const name = useId();
  const undoing = useUndo(value, onChange);
  const [chosen, setChosen] = useState<number | null>(value.threats[0]?.id ?? null);
  const { picture, scan, threats } = value;
  const show = (what: "picture" | "scan") => {
    const { picture: _, scan: __, ...bare } = value;
    undoing.change(
      what === "picture" ? { ...bare, picture: { file: "", description: "" }, threats: [] } : { ...bare, scan: begunScan, threats: [] },
    );
  };
  return (
    <FormFrame label={t("labForm.findThreat.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <fieldset className={styles.choices}>
        <legend>{t("labForm.findThreat.shows")}</legend>
        {(["scan", "picture"] as const).map((what) => (
          <label key={what} className={styles.choice}>
            <input type="radio" name={name} checked={(scan === undefined) === (what === "picture")} onChange={() => show(what)} />
            {t(`labForm.findThreat.${what}`)}
          </label>
        ))}
      </fieldset>
      {picture && (
        <>
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
              shapes={drawnIn(threats, 0)}
              chosen={chosen}
              onChoose={setChosen}
              onDraw={(id, polygon, step) => undoing.change({ ...value, threats: drawnThreat(threats, { id, view: 0, polygon }) }, step)}
            >
              <img src={media.url(picture.file)} alt="" draggable={false} />
            </PolygonBoard>
          )}
        </>
      )}
      {scan && (
        <ScanBoards
          scan={scan}
          threats={threats}
          chosen={chosen}
          onChoose={setChosen}
          onChange={(changed, field) => undoing.change({ ...value, ...changed }, field)}
          faults={faultsIn(faults, "scan")}
        />
      )}
      {picture && threats.length === 0 && <p className={styles.hint}>{t("labForm.findThreat.none")}</p>}
      <PlaceList
        places={threats.map(({ places, ...threat }) => ({
          ...threat,
          polygon: places.find(({ polygon }) => polygon.length > 2)?.polygon ?? [],
        }))}
        chosen={chosen}
        onChoose={setChosen}
        hints={false}
        onChange={(changed, field) => undoing.change({ ...value, threats: threatsOf(changed, threats) }, field)}
        most={mostThreats}
        faults={faultsIn(faults, "threats")}
      />
    </FormFrame>
  );
}
