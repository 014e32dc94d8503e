import type { ActPreview, ImageAct } from "@vigil/model/imageLibrary/imageAct";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../Library.module.css";
import { LeftOutImages } from "./LeftOutImages.tsx";
import { ReasonField } from "./ReasonField.tsx";

interface BulkActDialogProps {
  act: ImageAct;
  chosen: Selected;
  onClose: () => void;
  done: () => void;
}

/** Before many images are changed: how many will be, which will not and why. Then all of those or none. */
export function BulkActDialog({ act, chosen, onClose, done }: BulkActDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const preview = useQuery({
    queryKey: ["images", "preview", act, chosen.on],
    queryFn: ({ signal }) => call<ActPreview>("POST", "images/preview", { body: { act, on: chosen.on }, signal }),
    gcTime: 0,
  });
  const asks = act === "archive" || act === "sendBack";
  const { count = 0, ready = [] } = preview.data ?? {};
  const { run, busy, problem } = useBulkAct({
    // by a filter those that are left out are refused, and named
    chosen: "ids" in chosen.on ? { on: { ids: ready }, count } : chosen,
    path: () => `images/${act}`,
    body: () => (asks ? { reason: reason.trim() } : {}),
    done: () => {
      onClose();
      done();
    },
    told: (changed) => t(`imageReview.told.${act}`, { count: changed }),
    refusal: "here", // somebody decided about one of them meanwhile: what is left is asked anew below
    stale: [{ queryKey: ["images"] }, { queryKey: ["imagelibraries"] }],
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (act === "sendBack" && reason.trim() === "") setMissing(true);
    else void run();
  };
  return (
    <Dialog title={t(`imageReview.ask.${act}`, { count: chosen.count })} onClose={onClose}>
      <form className={styles.reason} noValidate onSubmit={submit}>
        {preview.error && <Message kind="error">{problemMessage(preview.error)}</Message>}
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {!preview.data && !preview.error && <Skeleton height={90} />}
        {preview.data && (
          <>
            <p>{t(count === 0 ? "imageReview.noneReady" : `imageReview.ready.${act}`, { count })}</p>
            <LeftOutImages left={preview.data.left} />
          </>
        )}
        {asks && count > 0 && (
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
          {count > 0 && (
            <Button type="submit" kind={act === "archive" ? "danger" : "primary"} busy={busy}>
              {t(`imageReview.do.${act}`, { count })}
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
