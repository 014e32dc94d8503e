import type { ImportLine } from "@vigil/model/organization/userImport/importWire";
import type { QueryKey } from "@tanstack/react-query";
import { TextInput } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { faultText } from "./faultText.ts";
import styles from "./UserImport.module.css";

interface CorrectLineProps {
  run: { heads: readonly string[]; counts: { faulty: number } };
  line: Pick<ImportLine, "line" | "cells" | "faults">;
  /** Of the import, and what is asked for anew behind it. */
  url: string;
  stale: QueryKey;
  close: () => void;
}

/** The cells of one line, to be typed anew; it is looked through at once. */
export function CorrectLine({ run, line, url, stale, close }: CorrectLineProps) {
  const { t } = useTranslation();
  const [cells, setCells] = useState<readonly string[]>(line.cells);
  const saving = useAct({
    call: () => call<{ counts: { faulty: number } }>("PUT", `${url}/lines/${line.line}`, { body: { cells } }),
    done: ({ counts }) => {
      toast(t(counts.faulty < run.counts.faulty ? "userImport.corrected" : "userImport.stillFaulty", { line: line.line }));
      close();
    },
    stale: [{ queryKey: stale }],
    refusal: "here",
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void saving.run();
  };
  const wrong = line.faults.find(({ column }) => column !== null)?.column ?? 0;
  return (
    <Dialog title={t("userImport.correctLine", { line: line.line })} onClose={close} wide>
      <form className={styles.form} onSubmit={submit} noValidate>
        {line.faults
          .filter(({ column }) => column === null)
          .map((fault) => (
            <Message key={fault.code} kind="error">
              {faultText(fault)}
            </Message>
          ))}
        <div className={styles.cells}>
          {run.heads.map((head, column) => {
            const fault = line.faults.find((one) => one.column === column);
            return (
              <TextInput
                // oxlint-disable-next-line react/no-array-index-key -- heads may be alike, their places are not
                key={`${column} ${head}`}
                {...(column === wrong ? { "data-first": true } : {})}
                label={head}
                value={cells[column] ?? ""}
                error={fault && cells[column] === line.cells[column] ? faultText(fault) : undefined}
                dir="auto"
                onChange={({ target }) => setCells(cells.map((cell, index) => (index === column ? target.value : cell)))}
              />
            );
          })}
        </div>
        {saving.problem !== undefined && <Message kind="error">{problemMessage(saving.problem)}</Message>}
        <div className={styles.buttons}>
          <Button type="submit" busy={saving.busy}>
            {t("userImport.correct")}
          </Button>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
