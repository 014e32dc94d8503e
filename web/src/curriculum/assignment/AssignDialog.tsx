import type { AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { AssignmentAnswer, AssignmentPreview, People } from "@vigil/model/curriculum/assignmentWire";
import { program } from "@vigil/model/curriculum/program";
import { user } from "@vigil/model/organization/user";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ReferencesControl } from "../../entity/form/ReferencesControl.tsx";
import { inWords } from "../../dataWords.ts";
import { problemMessage } from "../../problemMessage.ts";
import { latestAct } from "../../entity/bulk/latestAct.ts";
import { undoable } from "../../entity/bulk/undoable.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { AssignDays } from "./AssignDays.tsx";
import styles from "./assignment.module.css";
import { dayFaults, pastDays, type Days } from "./dayFaults.ts";
import { PreviewRows, type LeftPerson } from "./PreviewRows.tsx";

interface AssignDialogProps {
  people: People;
  /** The program, where it is known. */
  programId?: number | undefined;
  /** The programs that are chosen at first. */
  begun?: readonly number[];
  /** The dates it has, where they are to be changed. */
  before?: AssignmentDates;
  done: () => void;
  close: () => void;
}

const written = ["gains", "also", "changes"] as const;
const none = { startsOn: null, dueOn: null, endsOn: null };

/** Programs with their dates for many people; what that does to whom is shown before. */
export function AssignDialog({ people, programId, begun = [], before = none, done, close }: AssignDialogProps) {
  const { t } = useTranslation();
  const [programIds, setProgramIds] = useState<number[]>(programId === undefined ? [...begun] : [programId]);
  const [dates, setDates] = useState<Days>({ ...before });
  const [meant, setMeant] = useState(false);
  const [offset, setOffset] = useState(0);
  const [left, setLeft] = useState<readonly LeftPerson[]>([]);
  const body = { people, without: left.map(({ userId }) => userId), programIds, ...dates };
  const faults = dayFaults(dates);
  const [opened] = useState(() => new Date());
  const past = pastDays(dates, before, opened);
  const ready = programIds.length > 0 && Object.keys(faults).length === 0;
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
  // which program, and by when: what was pressed is told back
  const named = preview?.rows.find(({ outcome }) => written.some((one) => one === outcome))?.program;
  const said = [
    named && inWords("programs", named),
    programIds.length > 1 && t("acts.others", { count: programIds.length - 1, formatted: formatNumber(programIds.length - 1) }),
    dates.dueOn && `· ${t("assignment.dates.dueOn")}: ${formatDate(dates.dueOn)}`,
  ]
    .filter(Boolean)
    .join(" ");
  const writes = written.reduce((sum, outcome) => sum + (preview?.counts[outcome] ?? 0), 0);
  const assigning = useAct({
    call: () => call<AssignmentAnswer>("POST", "users/programs/assign", { body }),
    done: ({ act, added, changed }) => {
      latestAct.set(() => act);
      toast([t("assignment.done", { count: added + changed }), said].filter(Boolean).join(" "), undoable(act));
      close();
      done();
    },
    stale: [{ queryKey: [user.url] }, { queryKey: [program.url] }],
    refusal: "here",
  });
  const goes = writes > 0 && (past.length === 0 || meant);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (goes) void assigning.run();
  };
  const set = (changes: Partial<Days>) => {
    setDates({ ...dates, ...changes });
    setMeant(false);
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
        <AssignDays dates={dates} faults={faults} past={past} meant={meant} set={set} mean={setMeant} />
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {preview?.others !== undefined && preview.others > 0 && (
          <Message kind="info">{t("assignment.staff", { count: preview.others, number: formatNumber(preview.others) as never })}</Message>
        )}
        {preview ? (
          <PreviewRows preview={preview} offset={offset} turn={setOffset} leave={(person) => setLeft([...left, person])} />
        ) : (
          programIds.length === 0 && <p className={styles.hint}>{t("assignment.choose")}</p>
        )}
        {left.length > 0 && (
          <p role="status">
            {t("assignment.left", { names: left.map(({ name }) => name).join(t("assignment.comma")), count: left.length })}{" "}
            <Button kind="text" onClick={() => setLeft([])}>
              {t("assignment.takeBack")}
            </Button>
          </p>
        )}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={isFetching || assigning.busy} disabled={!goes}>
            {t(before === none ? "assignment.title" : "entity.save")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
