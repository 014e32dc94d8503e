import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { faultAt, faultsIn, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { PlaceList } from "../labs/PlaceList.tsx";
import { PolygonBoard } from "../labs/PolygonBoard.tsx";
import type { ShownFile } from "./shownFile.ts";

type Hotspot = Extract<OtherQuestion, { kind: "hotspot" }>;

interface HotspotAsksProps {
  value: Hotspot;
  onChange: (value: Hotspot) => void;
  faults: readonly FormFault[];
  shown: ShownFile;
}

const mostPlaces = 20;
const leastCorners = 3;

/** A picture, and the places on it that are right: each of them by itself. */
export function HotspotAsks({ value, onChange, faults, shown }: HotspotAsksProps) {
  const { t } = useTranslation();
  const { description, regions } = value;
  const [chosen, setChosen] = useState<number | null>(regions[0]?.id ?? null);
  const undrawn = regions.some(({ polygon }) => polygon.length < leastCorners);
  const placesWrong = faultAt(faults, "regions") !== undefined && (regions.length === 0 || undrawn);
  return (
    <>
      {shown.choose}
      {shown.fault !== undefined && (
        <p className={styles.error} role="alert">
          {shown.path === null ? t("questionForm.noPicture") : shown.fault}
        </p>
      )}
      <TextField
        long
        required
        label={t("authoringForm.picture.description")}
        hint={t("labForm.describeWithoutAnswer")}
        value={description}
        error={faultAt(faults, "description")}
        onChange={(words) => onChange({ ...value, description: words })}
      />
      {shown.path !== null && (
        <PolygonBoard
          label={t("labForm.board.label", { description })}
          shapes={regions}
          chosen={chosen}
          onChoose={setChosen}
          onDraw={(id, polygon) => onChange({ ...value, regions: regions.map((each) => (each.id === id ? { ...each, polygon } : each)) })}
        >
          <img src={`/api/${shown.path}?domain=${encodeURIComponent(domainOfPage())}`} alt="" draggable={false} />
        </PolygonBoard>
      )}
      <p className={styles.hint}>{t("questionForm.placesHint")}</p>
      {placesWrong && (
        <p className={styles.error} role="alert">
          {t(regions.length === 0 ? "questionForm.noPlace" : "questionForm.undrawnPlace")}
        </p>
      )}
      <PlaceList
        places={regions}
        chosen={chosen}
        onChoose={setChosen}
        hints={false}
        says={false}
        onChange={(places) => onChange({ ...value, regions: places.map(({ id, label, polygon }) => ({ id, label, polygon })) })}
        most={mostPlaces}
        faults={placesWrong ? [] : faultsIn(faults, "regions")}
      />
    </>
  );
}
