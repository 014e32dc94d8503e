import type { ImageBlock } from "@vigil/model/training/pageBlock";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { formatNumber } from "../../ui/format.ts";
import { FileChoice } from "../form/FileChoice.tsx";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultAt, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { pictureContrast } from "../form/pictureContrast.ts";
import { TextField } from "../form/TextField.tsx";
import { useUndo } from "../form/useUndo.ts";

export const pictureEnds = ["png", "jpg", "jpeg", "webp", "gif", "svg"] as const;
/** As much as what is not text must differ from what lies around it (WCAG 2.2, 1.4.11). */
const leastContrast = 3;
const sampleSide = 64;

/** A picture of the course: its file, what it shows for whoever cannot see it, and what stands below it. */
export function PictureForm({ value, onChange, faults, media }: FormProps<ImageBlock>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  const [seen, setSeen] = useState<{ file: string; contrast: number | null } | null>(null);
  const look = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => setSeen({ file: value.file, contrast: contrastOf(currentTarget) });
  const contrast = seen?.file === value.file ? seen.contrast : null;
  const { caption: _, width: _width, height: _height, ...rest } = value;
  return (
    <FormFrame label={t("authoringForm.picture.form")} undoing={undoing}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <FileChoice
            label={t("authoringForm.picture.file")}
            ends={pictureEnds}
            value={value.file}
            media={media}
            error={faultAt(faults, "file")}
            onChoose={(file) => undoing.change({ ...rest, ...(value.caption === undefined ? {} : { caption: value.caption }), file })}
          />
          <TextField
            long
            required
            label={t("authoringForm.picture.description")}
            hint={t("authoringForm.picture.descriptionHint")}
            value={value.description}
            error={faultAt(faults, "description") ?? (saysNothing(value) ? t("authoringForm.picture.descriptionEmpty") : undefined)}
            onChange={(description) => undoing.change({ ...value, description }, "description")}
          />
          <TextField
            label={t("authoringForm.caption")}
            value={value.caption ?? ""}
            error={faultAt(faults, "caption")}
            onChange={(caption) => {
              const { caption: __, ...bare } = value;
              undoing.change(caption === "" ? bare : { ...bare, caption }, "caption");
            }}
          />
        </div>
        {value.file !== "" && (
          <div className={styles.fields}>
            <img className={styles.shown} src={media.url(value.file)} alt={value.description} onLoad={look} onError={() => setSeen(null)} />
            {contrast !== null && contrast < leastContrast && (
              <Message kind="warning">{t("authoringForm.picture.pale", { ratio: formatNumber(contrast, 1) })}</Message>
            )}
          </div>
        )}
      </div>
    </FormFrame>
  );
}

/** A name of a file, or nothing at all, tells nobody what there is to see. */
const saysNothing = ({ file, description }: ImageBlock): boolean =>
  file !== "" && (description.trim() === "" || /^\S+\.(?:png|jpe?g|webp|gif|svg)$/iu.test(description.trim()));

function contrastOf(picture: HTMLImageElement): number | null {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: sampleSide, height: sampleSide });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  try {
    context.drawImage(picture, 0, 0, sampleSide, sampleSide);
    return pictureContrast(context.getImageData(0, 0, sampleSide, sampleSide).data);
  } catch {
    return null; // it lies on another host
  }
}
