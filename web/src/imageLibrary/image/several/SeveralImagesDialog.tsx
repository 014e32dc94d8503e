import type { LibraryTask } from "@vigil/model/imageLibrary/libraryTask";
import { planPictures } from "@vigil/model/imageLibrary/pictureNames";
import { pictureAccept } from "@vigil/model/imageLibrary/pictureRules";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../../problemMessage.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { formatPercent } from "../../../ui/format.ts";
import { Message } from "../../../ui/Message.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { upload } from "../../../upload.ts";
import { tasksKey } from "../../archive/taskCalls.ts";
import { BroughtTask } from "./BroughtTask.tsx";
import { PlannedImages } from "./PlannedImages.tsx";
import styles from "./SeveralImages.module.css";
import { FileInput } from "../../../ui/FileInput.tsx";

interface Sending {
  share: number;
  stop: AbortController;
}

/** Many finished pictures at once: which belong together is told by their names and shown before; they are sent, and the server makes a draft of each image. */
export function SeveralImagesDialog({ libraryId, onClose }: { libraryId: number; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [numbersAreViews, setNumbersAreViews] = useState(true);
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<unknown>();
  const [taskId, setTaskId] = useState<number>();
  const plan = planPictures(files, numbersAreViews);
  const ready = plan.images.filter(({ fault }) => fault === undefined);
  const add = (more: FileList | null) => setFiles((before) => [...before, ...(more ?? [])]);
  const underWay = sending !== undefined;

  useEffect(() => {
    if (!underWay) return undefined;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [underWay]);

  const run = async () => {
    const stop = new AbortController();
    setProblem(undefined);
    setSending({ share: 0, stop });
    // what cannot come in is not sent
    const sent = ready.flatMap(({ pictures }) => pictures.map(({ file }) => files[file]!));
    try {
      const task = await upload<LibraryTask>(`imagelibraries/${libraryId}/pictures?numbersAreViews=${numbersAreViews}`, sent, {
        signal: stop.signal,
        progress: (share) => setSending({ share, stop }),
      });
      setTaskId(task.id);
    } catch (refused) {
      if (!stop.signal.aborted) setProblem(refused);
    } finally {
      setSending(undefined);
      void queries.invalidateQueries({ queryKey: tasksKey });
    }
  };
  const close = () => {
    sending?.stop.abort();
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
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {taskId !== undefined && <BroughtTask id={taskId} libraryId={libraryId} />}
        {sending && (
          <>
            <ProgressBar value={sending.share} label={t("rendered.several.sending", { share: formatPercent(sending.share) })} />
            <p role="status">{t("rendered.several.sending", { share: formatPercent(sending.share) })}</p>
          </>
        )}
        {taskId === undefined && !sending && (
          <>
            <p className={styles.quiet}>{t("rendered.several.lead")}</p>
            <label className={styles.drop} data-over={over || undefined} {...dropping}>
              {t("rendered.several.drop")}
              <FileInput
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
        )}
        <div className={styles.buttons}>
          {taskId === undefined && !sending && files.length > 0 && (
            <Button kind="plain" onClick={() => setFiles([])}>
              {t("rendered.several.clear")}
            </Button>
          )}
          <Button kind="plain" onClick={sending ? () => sending.stop.abort() : close}>
            {t(sending ? "rendered.several.stop" : taskId === undefined ? "shell.cancel" : "shell.close")}
          </Button>
          {taskId === undefined && !sending && (
            <Button disabled={ready.length === 0} onClick={() => void run()}>
              {t("rendered.several.start", { count: ready.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
