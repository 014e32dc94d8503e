import { mediaAddress } from "@vigil/model/training/courseMedia";
import type { Attachment } from "@vigil/model/training/courseContent";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatFileSize } from "../../ui/format.ts";
import styles from "./ContentPage.module.css";
import { CourseMediaContext } from "./courseMedia.ts";

/** Files of the section, to be kept. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  const title = useId();
  const media = use(CourseMediaContext);
  if (attachments.length === 0 || media === null) return null;
  return (
    <section className={styles.attachments} aria-labelledby={title}>
      <h2 id={title}>{t("lab.attachments")}</h2>
      <ul>
        {attachments.map(({ file, name, bytes }) => (
          <li key={file}>
            <a href={mediaAddress(media, file)} download={file.slice(file.lastIndexOf("/") + 1)}>
              <bdi>{name}</bdi>
            </a>{" "}
            <span className={styles.kind}>
              <bdi>{file.slice(file.lastIndexOf(".") + 1).toUpperCase()}</bdi> · <bdi>{formatFileSize(bytes)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
