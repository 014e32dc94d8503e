import type { ImageBlock } from "@vigil/model/training/pageBlock";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCourseFile } from "./courseMedia.ts";
import styles from "./CourseFigure.module.css";

/** A picture of the course, with its place kept while it loads. A drawing is shown as an image: nothing in it runs. */
export function CoursePicture({ block: { file, description, caption, width, height } }: { block: ImageBlock }) {
  const { t, i18n } = useTranslation();
  const source = useCourseFile(file);
  const [failed, setFailed] = useState(false);
  return (
    <figure className={styles.figure}>
      {failed ? (
        <p className={styles.missing} role="alert" lang={i18n.language} dir={i18n.dir()}>
          {t("training.pictureMissing")} {description}
        </p>
      ) : (
        <img className={styles.picture} {...source} alt={description} width={width} height={height} onError={() => setFailed(true)} />
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
