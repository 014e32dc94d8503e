import { pictureAccept } from "@vigil/model/imageLibrary/pictureRules";
import type { Enhancement } from "@vigil/model/simulator/enhancements";
import { type DragEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api.ts";
import { problemMessage } from "../../../problemMessage.ts";
import { checkPicture } from "./checkPicture.ts";
import { pictureAddress, type RenderedImage } from "./renderedImage.ts";
import styles from "./Rendered.module.css";
import { useAct } from "../../../shell/useAct.ts";

type Files = readonly [File, ...File[]];

interface Props {
  image: RenderedImage;
  view: number;
  enhancement: Enhancement;
  /** Files may be put and taken away. */
  open: boolean;
}

/** The place of one file: dropped on it or chosen, shown, replaced and removed. What is refused is said here. */
export function PictureSlot({ image, view, enhancement, open }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [over, setOver] = useState(false);
  const [coming, setComing] = useState<string | null>(null);
  const place = image.views[view];
  const stored = place?.pictures[enhancement];
  const others = Object.keys(place?.pictures ?? {}).some((name) => name !== enhancement);
  const marked = image.stated.threats.some(({ polygons }) => polygons.some((polygon) => polygon.view === view));
  const name = t(`simulator.enhancements.${enhancement}`);
  const address = `images/${image.id}/views/${view}/enhancements/${enhancement}`;

  const words = { enhancement, number: view + 1 };
  const put = async (files: Files) => {
    await checkPicture(files, others || marked ? place : undefined);
    const body = new FormData();
    body.append("file", files[0], files[0].name);
    return call("PUT", address, { body });
  };
  const { run, busy, problem } = useAct({
    ask: (files: Files | null) =>
      files === null
        ? { title: t("rendered.removeTitle"), text: t("rendered.removeText", words), confirm: t("rendered.remove"), danger: true }
        : undefined,
    call: (files) => (files === null ? call("DELETE", address) : put(files)),
    told: (_answer, files) => t(files === null ? "rendered.removed" : "rendered.uploaded", words),
    stale: [{ queryKey: ["images"] }],
    refusal: "here",
  });
  const refused = problem === undefined ? null : problemMessage(problem);
  const uploading = busy && coming !== null;
  const change = (file: File | null, more: readonly File[] = []) => {
    setComing(file?.name ?? null);
    void run(file && [file, ...more]);
  };
  const upload = (files: FileList | null) => {
    const [file, ...more] = files ?? [];
    if (file) change(file, more);
  };
  const dropping = open && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      upload(event.dataTransfer.files);
    },
  };

  return (
    <div className={styles.slot} data-over={over || undefined} data-testid={`slot-${view}-${enhancement}`} {...dropping}>
      <div className={styles.slotHead} title={name}>
        <b dir="ltr">{enhancement}</b> <span>{name}</span>
      </div>
      <div className={styles.thumb}>
        {stored ? (
          <img src={pictureAddress(image, view, enhancement)} alt={t("rendered.pictureOf", { enhancement, number: view + 1 })} />
        ) : (
          <span>{enhancement === "COL" ? t("rendered.needed") : t("rendered.dropHere")}</span>
        )}
        {uploading && <progress aria-label={t("rendered.uploading", { name: coming })} />}
      </div>
      {stored && <small className={styles.bytes}>{t("rendered.kilobytes", { size: Math.ceil(stored.bytes / 1024) })}</small>}
      {open && (
        <div className={styles.slotActions}>
          <input
            id={id}
            type="file"
            className={styles.file}
            accept={pictureAccept}
            aria-label={t("rendered.pictureOf", { enhancement, number: view + 1 })}
            aria-describedby={refused === null ? undefined : `${id}-refused`}
            disabled={uploading}
            onChange={({ target }) => {
              upload(target.files);
              target.value = ""; // the same file again is another try
            }}
          />
          <label htmlFor={id} className={styles.chooser} aria-hidden>
            {t(stored ? "rendered.replace" : "rendered.choose")}
          </label>
          {stored && (
            <button
              type="button"
              className={styles.small}
              onClick={() => change(null)}
              aria-label={`${t("rendered.remove")}: ${enhancement}`}
            >
              {t("rendered.remove")}
            </button>
          )}
        </div>
      )}
      {refused !== null && (
        <p id={`${id}-refused`} className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
