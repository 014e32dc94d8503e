import type { ImageExport } from "@vigil/model/imageLibrary/imageExport";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call, domainOfPage } from "../../api.ts";
import type { Selected } from "../../entity/bulk/selected.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { formatNumber } from "../../ui/format.ts";
import { formatBytes } from "../../ui/formatBytes.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../Library.module.css";
import { tasksKey } from "./taskCalls.ts";
import { TaskList } from "./TaskList.tsx";

interface ExportChoiceDialogProps {
  chosen: Selected;
  onClose: () => void;
  done: () => void;
}

/** Before chosen images are written to archives: which and how large; then how far they are. */
export function ExportChoiceDialog({ chosen, onClose, done }: ExportChoiceDialogProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["images", "export", chosen.on],
    queryFn: ({ signal }) => call<ImageExport>("POST", "images/export/preview", { body: { on: chosen.on }, signal }),
    gcTime: 0,
  });
  const { run, busy, problem } = useAct({
    call: () => call("POST", "images/export", { body: { on: chosen.on } }),
    done: () => setAsked(true),
    told: () => t("archive.export.asked"),
    refusal: "here",
    stale: [{ queryKey: tasksKey }],
  });
  const close = () => {
    onClose();
    if (asked) done();
  };
  const bytes = data?.libraries.reduce((sum, library) => sum + library.bytes, 0) ?? 0;
  const fits = data === undefined || data.free - bytes > data.floor;
  return (
    <Dialog title={t("archive.choice.title", { count: chosen.count })} onClose={close}>
      <div className={styles.reason}>
        {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {!data && !error && <Skeleton height={90} />}
        {data && !asked && (
          <>
            <p>{t("archive.choice.lead", { count: data.libraries.length })}</p>
            <ul>
              {data.libraries.map((library) => (
                <li key={library.id}>
                  <bdi>{library.name}</bdi>
                  {": "}
                  {t("archive.choice.size", { images: formatNumber(library.images), size: formatBytes(library.bytes) })}
                </li>
              ))}
            </ul>
            {!fits && <Message kind="error">{t("problems.DiskFull")}</Message>}
          </>
        )}
        {asked && <TaskList domain={domainOfPage()} />}
        <div className={styles.line}>
          {data && !asked && (
            <Button busy={busy} disabled={!fits} data-first onClick={() => void run()}>
              {t("archive.choice.do", { count: data.libraries.length })}
            </Button>
          )}
          <Button kind="plain" onClick={close}>
            {t(asked ? "shell.close" : "shell.cancel")}
          </Button>
          {asked && (
            <Link to="/$domain/admin/archives" params={{ domain: domainOfPage() }}>
              {t("archive.title")}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}
