import type { ActPreview, ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../Library.module.css";
import { LeftOutImages } from "./LeftOutImages.tsx";
import { ReasonField } from "./ReasonField.tsx";

interface BulkActDialogProps {
  act: ImageAct;
  ids: readonly number[];
  onClose: () => void;
  done: () => void;
}

/** Before many images are changed: how many will be, which will not and why. Then all of those or none. */
export function BulkActDialog({ act, ids, onClose, done }: BulkActDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const preview = useQuery({
    queryKey: ["images", "preview", act, ids],
    queryFn: ({ signal }) => call<ActPreview>("POST", "images/preview", { body: { act, ids }, signal }),
    gcTime: 0,
  });
  const asks = act === "archive" || act === "sendBack";
  const { run, busy, problem } = useAct({
    call: (ready: readonly number[]) => call("POST", `images/${act}`, { body: { ids: ready, ...(asks ? { reason: reason.trim() } : {}) } }),
    done: () => {
      onClose();
      done();
    },
    told: (_answer, { length: count }) => t(`imageReview.told.${act}`, { count }),
    refusal: "here", // somebody decided about one of them meanwhile: what is left is asked anew below
    stale: [{ queryKey: ["images"] }, { queryKey: ["imagelibraries"] }],
  });
  const ready = preview.data?.ready ?? [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (act === "sendBack" && reason.trim() === "") setMissing(true);
    else void run(ready);
  };
  return (
    <Dialog title={t(`imageReview.ask.${act}`, { count: ids.length })} onClose={onClose}>
      <form className={styles.reason} noValidate onSubmit={submit}>
        {preview.error && <Message kind="error">{problemMessage(preview.error)}</Message>}
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {!preview.data && !preview.error && <Skeleton height={90} />}
        {preview.data && (
          <>
            <p>{t(ready.length === 0 ? "imageReview.noneReady" : `imageReview.ready.${act}`, { count: ready.length })}</p>
            <LeftOutImages left={preview.data.left} />
          </>
        )}
        {asks && ready.length > 0 && (
          <ReasonField
            needed={act === "sendBack"}
            value={reason}
            set={(next) => {
              setReason(next);
              setMissing(false);
            }}
            {...(missing ? { error: t("imageReview.reasonMissing") } : {})}
          />
        )}
        <div className={styles.line}>
          {ready.length > 0 && (
            <Button type="submit" kind={act === "archive" ? "danger" : "primary"} busy={busy}>
              {t(`imageReview.do.${act}`, { count: ready.length })}
            </Button>
          )}
          <Button kind="plain" onClick={onClose} data-first={asks ? undefined : true}>
            {t("shell.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
