import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { scanKeys } from "@vigil/model/training/pageBlock";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { LibraryImageDialog } from "../blocks/LibraryImageDialog.tsx";
import { faultAt, faultsIn, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import { LiveScanDialog } from "./LiveScanDialog.tsx";
import type { ShownFile } from "./shownFile.ts";
import { ThreatBoards } from "./ThreatBoards.tsx";

type FindThreat = Extract<OtherQuestion, { kind: "findThreat" }>;

interface FindThreatAsksProps {
  value: FindThreat;
  onChange: (value: FindThreat) => void;
  faults: readonly FormFault[];
  shown: ShownFile;
}

const leastCorners = 3;

/** An image of a library to be searched: what is right is what the image itself knows, or what its author draws. */
export function FindThreatAsks({ value, onChange, faults, shown }: FindThreatAsksProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [choosing, setChoosing] = useState<"image" | "live" | null>(null);
  const { description, keys, threats } = value;
  const right = useMemo(() => threats.flatMap(({ id, label, places }) => places.map((place) => ({ id, label, ...place }))), [threats]);
  const missing = shown.path === null;
  const threatFaults = faultsIn(faults, "threats");
  const [drawing, setDrawing] = useState(false);
  const draws = drawing || threatFaults.length > 0;
  const undrawn = threats.some(({ places }) => places.length === 0 || places.some(({ points }) => points.length < leastCorners));
  return (
    <>
      <div className={styles.adds}>
        {permissions.includes("images:edit") && (
          <Button kind="plain" size="small" onClick={() => setChoosing("image")}>
            {t(missing ? "questionForm.chooseImage" : "questionForm.anotherImage")}
          </Button>
        )}
        {shown.takeLive && (
          <Button kind="plain" size="small" onClick={() => setChoosing("live")}>
            {t("labForm.findThreat.scan")}
          </Button>
        )}
      </div>
      {!permissions.includes("images:edit") && <p className={styles.hint}>{t("questionForm.imagesClosed")}</p>}
      {shown.fault !== undefined && (
        <p className={styles.error} role="alert">
          {missing ? t("questionForm.noImage") : shown.fault}
        </p>
      )}
      {!missing && (
        <>
          <SearchedImage key={shown.path} scan={shown.path ?? undefined} keys={keys} description={description} marks={[]} right={right} />
          <p className={styles.hint} role="status">
            {threats.length === 0
              ? t("questionForm.imageInnocent")
              : t("questionForm.threatsRight", { count: threats.length, names: threats.map(({ label }) => label).join(", ") })}
          </p>
          <div>
            <Button kind="plain" size="small" aria-expanded={draws} onClick={() => setDrawing(!draws)}>
              {t("questionForm.drawThreats")}
            </Button>
          </div>
          {threatFaults.length > 0 && undrawn && (
            <p className={styles.error} role="alert">
              {t("questionForm.undrawnPlace")}
            </p>
          )}
          {draws && (
            <ThreatBoards
              key={`boards ${shown.path}`}
              scan={shown.path ?? ""}
              threats={threats}
              onChange={(drawn) => {
                setDrawing(true); // what was wrong is gone with the first change
                onChange({ ...value, threats: drawn });
              }}
              faults={undrawn ? [] : threatFaults}
            />
          )}
        </>
      )}
      <fieldset className={styles.choices}>
        <legend>{t("questionForm.enhancements")}</legend>
        {scanKeys.map((key) => (
          <label key={key} className={styles.choice}>
            <input
              type="checkbox"
              checked={keys.includes(key)}
              onChange={() => onChange({ ...value, keys: scanKeys.filter((one) => (one === key) !== keys.includes(one)) })}
            />
            <span>{t(`simulator.enhancements.${key}`)}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        long
        required
        label={t("authoringForm.picture.description")}
        hint={t("labForm.describeWithoutAnswer")}
        value={description}
        error={faultAt(faults, "description")}
        onChange={(words) => onChange({ ...value, description: words })}
      />
      {choosing === "live" && shown.takeLive && (
        <LiveScanDialog
          onClose={() => setChoosing(null)}
          take={async (subject, hidden) => {
            const taken = await shown.takeLive?.(subject);
            onChange({ ...value, threats: hidden, ...taken });
          }}
        />
      )}
      {choosing === "image" && (
        <LibraryImageDialog
          hint={t("questionForm.imageHint")}
          onClose={() => setChoosing(null)}
          take={async (id) => {
            const taken = await shown.take(id);
            onChange({ ...value, ...taken });
          }}
        />
      )}
    </>
  );
}
