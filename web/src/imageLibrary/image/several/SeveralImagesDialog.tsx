import { planPictures } from "@vigil/model/imageLibrary/pictureNames";
import { pictureAccept } from "@vigil/model/imageLibrary/pictureRules";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { bringImage, type Brought } from "./bringImage.ts";
import { BroughtImages } from "./BroughtImages.tsx";
import { PlannedImages } from "./PlannedImages.tsx";
import styles from "./SeveralImages.module.css";

/** Many finished pictures at once: which belong together is told by their names and shown before; each image becomes a draft. */
export function SeveralImagesDialog({ libraryId, onClose }: { libraryId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [numbersAreViews, setNumbersAreViews] = useState(true);
  const [over, setOver] = useState(false);
  const [brought, setBrought] = useState<readonly Brought[]>();
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);
  const plan = planPictures(files, numbersAreViews);
  const ready = plan.images.filter(({ fault }) => fault === undefined);
  const add = (more: FileList | null) => setFiles((before) => [...before, ...(more ?? [])]);

  useEffect(() => {
    if (!running) return undefined;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [running]);

  const run = async () => {
    stopped.current = false;
    setRunning(true);
    setBrought([]);
    for (const image of ready) {
      if (stopped.current) break;
      const one = await bringImage(libraryId, image, files);
      setBrought((before = []) => [...before, one]);
    }
    setRunning(false);
    void queries.invalidateQueries({ queryKey: ["images"] });
    void queries.invalidateQueries({ queryKey: ["imagelibraries"] });
  };
  const close = () => {
    stopped.current = true;
    onClose();
  };

  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer.files);
    },
  };

  return (
    <Dialog title={t("rendered.several.title")} onClose={close} wide>
      <div className={styles.body}>
        {brought === undefined ? (
          <>
            <p className={styles.quiet}>{t("rendered.several.lead")}</p>
            <label className={styles.drop} data-over={over || undefined} {...dropping}>
              {t("rendered.several.drop")}
              <input
                type="file"
                multiple
                data-first
                accept={pictureAccept}
                onChange={({ target }) => {
                  add(target.files);
                  target.value = "";
                }}
              />
            </label>
            {files.length > 0 && (
              <>
                <label className={styles.choice}>
                  <input type="checkbox" checked={numbersAreViews} onChange={({ target }) => setNumbersAreViews(target.checked)} />
                  {t("rendered.several.numbers")}
                </label>
                <PlannedImages plan={plan} files={files} />
              </>
            )}
          </>
        ) : (
          <>
            <ProgressBar
              value={ready.length === 0 ? 1 : brought.length / ready.length}
              label={t("archive.tasks.progress", { done: formatNumber(brought.length), wanted: formatNumber(ready.length) })}
            />
            <p role="status">{t("archive.tasks.progress", { done: formatNumber(brought.length), wanted: formatNumber(ready.length) })}</p>
            <BroughtImages brought={brought} />
          </>
        )}
        <div className={styles.buttons}>
          {brought === undefined && files.length > 0 && (
            <Button kind="plain" onClick={() => setFiles([])}>
              {t("rendered.several.clear")}
            </Button>
          )}
          <Button kind="plain" onClick={running ? () => (stopped.current = true) : close}>
            {t(running ? "rendered.several.stop" : brought === undefined ? "shell.cancel" : "shell.close")}
          </Button>
          {brought === undefined && (
            <Button disabled={ready.length === 0} onClick={() => void run()}>
              {t("rendered.several.start", { count: ready.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
