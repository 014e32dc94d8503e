import type { ImportFault, ImportLog } from "@vigil/model/curriculum/importLog";
import i18next from "i18next";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../apiProblem.ts";
import { saveText } from "../download.ts";
import { problemMessage } from "../problemMessage.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import { upload } from "../upload.ts";
import styles from "./ImportFile.module.css";
import { useAct } from "../shell/useAct.ts";
import { FileInput } from "../ui/FileInput.tsx";

interface ImportFileProps {
  url: string;
  title: string;
  lead: string;
}

/** A file that is taken over into a list, as a whole or not at all; what is wrong with it stands in its error log. */
export function ImportFile({ url, title, lead }: ImportFileProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="bar" onClick={() => setOpen(true)}>
        {t("imports.import")}
      </Button>
      {open && <ImportDialog url={url} title={title} lead={lead} close={() => setOpen(false)} />}
    </>
  );
}

const faultText = ({ fault, word }: ImportFault): string => i18next.t(`imports.faults.${fault}`, { word });
const placeText = ({ line }: ImportFault): string => (line === 0 ? i18next.t("imports.wholeFile") : i18next.t("imports.line", { line }));

const logOf = (problem: unknown): ImportLog | undefined =>
  problem instanceof ApiProblem ? (problem.details as { log?: ImportLog } | undefined)?.log : undefined;

function ImportDialog({ url, title, lead, close }: ImportFileProps & { close: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);

  const { run, busy, problem } = useAct({
    call: (file: File) =>
      upload<{ added: number; changed: number; same: number }>(`${url}/import`, file, {
        progress: () => {},
        signal: new AbortController().signal,
      }),
    done: close,
    told: (done) => t("imports.done", { ...done }),
    stale: [{ queryKey: [url] }],
    refusal: "here",
  });
  const log = logOf(problem);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    setMissing(!file);
    if (file) void run(file);
  };

  return (
    <Dialog title={title} onClose={close} wide>
      <form className={styles.form} onSubmit={send} noValidate>
        <p>{lead}</p>
        <label className={styles.field}>
          {t("imports.file")}
          <FileInput ref={input} data-first accept=".csv,text/csv" />
        </label>
        {missing && <Message kind="error">{t("imports.noFile")}</Message>}
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {log && (
          <section aria-label={t("imports.logTitle")} className={styles.log}>
            <h3>{t("imports.logTitle")}</h3>
            {log.count > log.faults.length && <p>{t("imports.logMore", { count: log.count })}</p>}
            <ol>
              {log.faults.map((fault) => (
                <li key={`${fault.line} ${fault.fault} ${fault.word}`}>
                  <strong>{placeText(fault)}:</strong> <bdi>{faultText(fault)}</bdi>
                </li>
              ))}
            </ol>
            <Button
              kind="plain"
              size="small"
              onClick={() =>
                saveText("import-errors.txt", log.faults.map((fault) => `${placeText(fault)}: ${faultText(fault)}\r\n`).join(""))
              }
            >
              {t("imports.downloadLog")}
            </Button>
          </section>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {t("imports.import")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
