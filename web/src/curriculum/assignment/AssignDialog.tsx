import { assignmentFault, type AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { AssignmentAnswer, AssignmentPreview, People } from "@vigil/model/curriculum/assignmentWire";
import { program } from "@vigil/model/curriculum/program";
import { user } from "@vigil/model/organization/user";
import { TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ReferencesControl } from "../../entity/form/ReferencesControl.tsx";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { latestAct } from "../../entity/bulk/latestAct.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./assignment.module.css";
import { PreviewRows } from "./PreviewRows.tsx";

interface AssignDialogProps {
  people: People;
  /** The program, where it is known. */
  programId?: number | undefined;
  /** The dates it has, where they are to be changed. */
  before?: AssignmentDates;
  done: () => void;
  close: () => void;
}

const days = ["startsOn", "dueOn", "endsOn"] as const;
const none = { startsOn: null, dueOn: null, endsOn: null };

/** Programs with their dates for many people; what that does to whom is shown before. */
export function AssignDialog({ people, programId, before = none, done, close }: AssignDialogProps) {
  const { t } = useTranslation();
  const [programIds, setProgramIds] = useState<number[]>(programId === undefined ? [] : [programId]);
  const [dates, setDates] = useState<Record<(typeof days)[number], string | null>>({ ...before });
  const [offset, setOffset] = useState(0);
  const body = { people, programIds, ...dates };
  const fault = assignmentFault(dates);
  const ready = programIds.length > 0 && fault === undefined;
  const { data, error, isFetching } = useQuery({
    queryKey: ["assignPrograms", body, offset],
    queryFn: ({ signal }) => call<AssignmentPreview>("POST", "users/programs/assign/preview", { body: { ...body, offset }, signal }),
    enabled: ready,
    placeholderData: keepPreviousData,
    // what it shows must be what is done
    gcTime: 0,
    retry: false,
  });
  const preview = ready ? data : undefined;
  const writes = ["gains", "also", "changes"].reduce((sum, outcome) => sum + (preview?.counts[outcome as "gains"] ?? 0), 0);
  const assigning = useAct({
    call: () => call<AssignmentAnswer>("POST", "users/programs/assign", { body }),
    done: ({ act }) => {
      latestAct.set(() => act);
      close();
      done();
    },
    told: ({ added, changed }) => t("assignment.done", { count: added + changed }),
    stale: [{ queryKey: [user.url] }, { queryKey: [program.url] }],
    refusal: "here",
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (writes > 0) void assigning.run();
  };
  const set = (day: (typeof days)[number], value: string) => {
    setDates({ ...dates, [day]: value === "" ? null : value });
    setOffset(0);
  };
  const problem = assigning.problem ?? error ?? undefined;

  return (
    <Dialog title={t(before === none ? "assignment.title" : "assignment.datesTitle")} onClose={close} wide>
      <form className={styles.form} onSubmit={submit}>
        {programId === undefined && (
          <ReferencesControl
            name="programIds"
            label={t("assignment.programs")}
            description=""
            error={undefined}
            withAsterisk
            onBlur={() => {}}
            to="program"
            value={programIds}
            set={(ids) => {
              setProgramIds(ids);
              setOffset(0);
            }}
          />
        )}
        <div className={styles.dates}>
          {days.map((day) => (
            <TextInput
              key={day}
              type="date"
              name={day}
              label={t(`assignment.dates.${day}`)}
              description={t(`assignment.hints.${day}`)}
              value={dates[day] ?? ""}
              error={fault?.field === day ? phraseOf(`problems.${fault.code}`, fault.code) : undefined}
              onChange={({ target }) => set(day, target.value)}
            />
          ))}
        </div>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {preview ? (
          <PreviewRows preview={preview} offset={offset} turn={setOffset} />
        ) : (
          <p className={styles.hint}>{t("assignment.choose")}</p>
        )}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={isFetching || assigning.busy} disabled={writes === 0}>
            {t("assignment.assign", { count: writes })}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
