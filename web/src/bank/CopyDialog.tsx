import { bankQuestion } from "@vigil/model/bank/bankQuestion";
import type { CopyTarget } from "@vigil/model/bank/bankWire";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { ReferenceControl } from "../entity/form/ReferenceControl.tsx";
import { problemMessage } from "../problemMessage.ts";
import { can, useUser } from "../shell/user.ts";
import { useAct } from "../shell/useAct.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Message } from "../ui/Message.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { copyQuery, copyQuestions } from "./bankQuestionCalls.ts";
import { CopyLines } from "./CopyLines.tsx";
import styles from "./bank.module.css";

const kinds = { quiz: "quizzes:edit", course: "courses:author" } as const;
type Kind = keyof typeof kinds;
const words = { quiz: "bank.toQuiz", course: "bank.toCourse" } as const;

const targetOf = (kind: Kind, id: number): CopyTarget => (kind === "quiz" ? { quizId: id } : { courseId: id });

/** Where questions are to be copied, and what each would be there, before anything is written. */
export function CopyDialog({ ids, done, close }: { ids: readonly number[]; done: () => void; close: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const offered = (Object.keys(kinds) as Kind[]).filter((kind) => can(user, kinds[kind]));
  const [kind, setKind] = useState<Kind>(offered[0] ?? "quiz");
  const [id, setId] = useState<number | null>(null);
  const [leaves, setLeaves] = useState(true);
  const { data, error, isFetching } = useQuery({ ...copyQuery(ids, targetOf(kind, id ?? 0)), enabled: id !== null });
  const lines = id === null ? [] : (data?.lines ?? []);
  const twice = lines.some(({ state }) => state === "same");
  const taken = lines.filter(({ state, notes }) => !notes.some(({ left }) => left) && !(leaves && state === "same"));
  const room = data?.room ?? 0;
  const { run, busy, problem } = useAct({
    call: (to: CopyTarget) =>
      copyQuestions(
        taken.map((line) => line.id),
        to,
      ),
    done: () => {
      close();
      done();
    },
    told: ({ added }) => t("bank.copied", { count: added }),
    stale: [{ queryKey: [bankQuestion.url] }, { queryKey: ["quizzes"] }],
    refusal: "here",
  });
  const refusal = problem ?? (id === null ? undefined : error) ?? undefined;
  const copy = (event: SubmitEvent) => {
    event.preventDefault();
    if (id !== null && taken.length > 0) void run(targetOf(kind, id));
  };
  return (
    <Dialog title={t("bank.copyTitle")} onClose={close} wide>
      <form className={styles.dialog} onSubmit={copy}>
        <p>{t("bank.copyLead")}</p>
        {offered.length > 1 && (
          <fieldset className={styles.kinds}>
            <legend>{t("bank.target")}</legend>
            {offered.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="kind"
                  data-first={each === kind || undefined}
                  checked={kind === each}
                  onChange={() => {
                    setKind(each);
                    setId(null);
                  }}
                />
                {t(words[each])}
              </label>
            ))}
          </fieldset>
        )}
        <ReferenceControl
          key={kind}
          name="target"
          label={t(words[kind])}
          description={kind === "course" ? t("bank.opening") : ""}
          error={undefined}
          withAsterisk
          onBlur={() => {}}
          to={kind}
          value={id}
          nullable={false}
          set={setId}
        />
        {refusal !== undefined && <Message kind="error">{problemMessage(refusal)}</Message>}
        {id !== null && isFetching && data === undefined && <Skeleton />}
        {lines.length > 0 && <CopyLines lines={lines} leaves={leaves} />}
        {twice && (
          <label className={styles.leave}>
            <input type="checkbox" checked={leaves} onChange={() => setLeaves(!leaves)} />
            {t("bank.leaveTwice")}
          </label>
        )}
        {data !== undefined && id !== null && taken.length > room && <Message kind="warning">{t("bank.room", { count: room })}</Message>}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t("shell.cancel")}
          </Button>
          <Button type="submit" busy={busy} disabled={id === null || taken.length === 0 || taken.length > room}>
            {t("bank.copyNow", { count: id === null ? ids.length : taken.length })}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
