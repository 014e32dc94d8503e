import type { FindThreatLab } from "@vigil/model/training/labs/lab";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureEnds } from "../blocks/PictureForm.tsx";
import { FileChoice } from "../form/FileChoice.tsx";
import { faultAt, faultsIn, type AuthoredMedia, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { PolygonBoard } from "./PolygonBoard.tsx";
import { ScanBoards } from "./ScanBoards.tsx";
import { drawnThreat, drawnIn, threatsOf, type HiddenThing } from "./threatPlaces.ts";

/** What is searched, and what is hidden in it. */
export interface SearchedValue extends Pick<FindThreatLab, "picture" | "scan"> {
  things: readonly HiddenThing[];
}

interface SearchedFieldsProps {
  value: SearchedValue;
  onChange: (value: SearchedValue, field?: string) => void;
  faults: readonly FormFault[];
  /** Of the things and their places. */
  thingFaults: readonly FormFault[];
  media: AuthoredMedia;
  /** What a picture begins with. */
  begun: readonly HiddenThing[];
  /** Said where nothing is hidden. */
  none?: string;
  most: number;
  hints: boolean;
}

const begunScan: NonNullable<FindThreatLab["scan"]> = {
  subject: { show: "bag", seed: 1, threat: { category: "knives" } },
  keys: ["BW"],
  description: "",
};

/** A scan or a picture to be searched, and what is hidden in it: drawn, or taken over from what the scan knows. */
export function SearchedFields({ value, onChange, faults, thingFaults, media, begun, none, most, hints }: SearchedFieldsProps) {
  const { t } = useTranslation();
  const name = useId();
  const { picture, scan, things } = value;
  const [chosen, setChosen] = useState<number | null>(things[0]?.id ?? null);
  const show = (what: "picture" | "scan") =>
    onChange(what === "picture" ? { picture: { file: "", description: "" }, things: begun } : { scan: begunScan, things: [] });
  return (
    <>
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
            onChoose={(file) => onChange({ ...value, picture: { file, description: picture.description } })}
          />
          <TextField
            long
            required
            label={t("authoringForm.picture.description")}
            hint={t("labForm.describeWithoutAnswer")}
            value={picture.description}
            error={faultAt(faults, "picture", "description")}
            onChange={(description) => onChange({ ...value, picture: { ...picture, description } }, "description")}
          />
          {picture.file !== "" && (
            <PolygonBoard
              label={t("labForm.board.label", { description: picture.description })}
              shapes={drawnIn(things, 0)}
              chosen={chosen}
              onChoose={setChosen}
              onDraw={(id, polygon, step) => onChange({ ...value, things: drawnThreat(things, { id, view: 0, polygon }) }, step)}
            >
              <img src={media.url(picture.file)} alt="" draggable={false} />
            </PolygonBoard>
          )}
          {things.length === 0 && none !== undefined && <p className={styles.hint}>{none}</p>}
        </>
      )}
      {scan && (
        <ScanBoards
          scan={scan}
          threats={things}
          chosen={chosen}
          onChoose={setChosen}
          onChange={({ scan: another = scan, threats = things }, field) => onChange({ scan: another, things: threats }, field)}
          none={none}
          faults={faultsIn(faults, "scan")}
        />
      )}
      <PlaceList
        places={things.map(({ places, ...thing }) => ({
          ...thing,
          polygon: places.find(({ polygon }) => polygon.length > 2)?.polygon ?? [],
        }))}
        chosen={chosen}
        onChoose={setChosen}
        hints={hints}
        onChange={(changed, field) => onChange({ ...value, things: threatsOf(changed, things) }, field)}
        most={most}
        faults={thingFaults}
      />
    </>
  );
}
