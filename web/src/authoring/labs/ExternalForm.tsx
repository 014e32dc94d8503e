import { NumberInput } from "@mantine/core";
import { leastFramePixels, mostFramePixels, type Lab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";

type ExternalLab = Extract<Lab, { type: "external" }>;

/** A page of its own with what it needs: which page it is, how high, and which files come with it. */
export function ExternalForm({ value, onChange, faults, media }: FormProps<ExternalLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const folder = value.file.slice(0, value.file.lastIndexOf("/") + 1);
  const inFolder = folder === "" ? [] : media.files.filter(({ path }) => path.startsWith(folder) && path !== value.file);
  return (
    <FormFrame label={t("labForm.external.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <FileChoice
        label={t("labForm.external.file")}
        hint={t("labForm.external.fileHint")}
        ends={["html"]}
        value={value.file}
        media={media}
        folder={folder || `labs/${value.id}/`}
        error={faultAt(faults, "file")}
        onChoose={(file) => undoing.change({ ...value, file })}
      />
      {value.file !== "" && (
        <div>
          <p className={styles.label}>{t("labForm.external.comesWith")}</p>
          {inFolder.length === 0 ? (
            <p className={styles.hint}>{t("labForm.external.alone")}</p>
          ) : (
            <ul className={styles.hint}>
              {inFolder.map(({ path }) => (
                <li key={path} dir="ltr">
                  {path}
                </li>
              ))}
            </ul>
          )}
          <FileChoice
            label={t("labForm.external.more")}
            ends={["js", "css", "json", "png", "jpg", "jpeg", "webp", "gif", "svg", "mp4", "webm", "woff2"]}
            value=""
            media={{ ...media, files: [] }}
            folder={folder}
            onChoose={() => undefined}
          />
        </div>
      )}
      <NumberInput
        label={t("labForm.external.height")}
        value={value.heightPixels}
        min={leastFramePixels}
        max={mostFramePixels}
        step={20}
        error={faultAt(faults, "heightPixels")}
        onChange={(height) => undoing.change({ ...value, heightPixels: Number(height) }, "height")}
      />
    </FormFrame>
  );
}
