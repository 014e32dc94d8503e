import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { scanKeys } from "@vigil/model/training/pageBlock";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchedImage } from "../../lesson/SearchedImage.tsx";
import { useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { LibraryImageDialog } from "../blocks/LibraryImageDialog.tsx";
import { faultAt, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { TextField } from "../form/TextField.tsx";
import type { ShownFile } from "./shownFile.ts";

type FindThreat = Extract<OtherQuestion, { kind: "findThreat" }>;

interface FindThreatAsksProps {
  value: FindThreat;
  onChange: (value: FindThreat) => void;
  faults: readonly FormFault[];
  shown: ShownFile;
}

/** An image of a library to be searched: what is right is what the image itself knows. */
export function FindThreatAsks({ value, onChange, faults, shown }: FindThreatAsksProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [choosing, setChoosing] = useState(false);
  const { description, keys, threats } = value;
  const right = useMemo(() => threats.flatMap(({ id, label, places }) => places.map((place) => ({ id, label, ...place }))), [threats]);
  const missing = shown.path === null;
  return (
    <>
      <div>
        {permissions.includes("images:edit") ? (
          <Button kind="plain" size="small" onClick={() => setChoosing(true)}>
            {t(missing ? "questionForm.chooseImage" : "questionForm.anotherImage")}
          </Button>
        ) : (
          <p className={styles.hint}>{t("questionForm.imagesClosed")}</p>
        )}
      </div>
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
              : t("questionForm.imageThreats", { count: threats.length, names: threats.map(({ label }) => label).join(", ") })}
          </p>
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
      {choosing && (
        <LibraryImageDialog
          hint={t("questionForm.imageHint")}
          onClose={() => setChoosing(false)}
          take={async (id) => {
            const taken = await shown.take(id);
            onChange({ ...value, ...taken });
          }}
        />
      )}
    </>
  );
}
