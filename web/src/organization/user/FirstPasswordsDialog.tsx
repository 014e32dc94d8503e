import type { FirstPasswords, Newcomers } from "@vigil/model/organization/firstPasswords";
import { user } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import styles from "../../curriculum/assignment/assignment.module.css";
import type { Selected } from "../../entity/bulk/selected.ts";
import { problemMessage } from "../../problemMessage.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { FirstPasswordSlips } from "./FirstPasswordSlips.tsx";
import { giveInPieces, piece } from "./giveInPieces.ts";

const url = `${user.url}/firstpasswords`;
const namedAtMost = 20;
const perMinute = 300;
const minutesFor = (people: number): number => Math.ceil(people / perMinute);

/** Who gets a one-time password is told first; then the passwords, once, to be printed or saved. */
export function FirstPasswordsDialog({ chosen, done: finished, close }: { chosen: Selected; done: () => void; close: () => void }) {
  const { t } = useTranslation();
  const [given, setGiven] = useState<FirstPasswords>();
  const [kept, setKept] = useState(false);
  const stopped = useRef(false);
  const { data, error } = useQuery({
    queryKey: [user.url, "firstPasswords", chosen.on],
    queryFn: ({ signal }) => call<Newcomers>("POST", `${url}/preview`, { body: { on: chosen.on }, signal }),
    enabled: given === undefined,
    gcTime: 0,
    retry: false,
  });
  const giving = useAct({
    call: () => giveInPieces(data?.ids ?? [], setGiven, () => stopped.current),
    stale: [{ queryKey: [user.url] }],
    refusal: "here",
  });
  const shownOnce = given !== undefined && given.slips.length > 0 && !kept;
  const left = useRef(false);
  const asked = () =>
    confirmed({ title: t("firstPasswords.leaveTitle"), text: t("firstPasswords.leaveText"), confirm: t("firstPasswords.leave") });
  // another page, or the end of this one, would take them away as closing does
  useBlocker({ shouldBlockFn: async () => shownOnce && !left.current && !(await asked()), enableBeforeUnload: () => shownOnce });
  const leave = async () => {
    stopped.current = true;
    if (giving.busy) return;
    if (shownOnce && !(await asked())) return;
    left.current = true;
    close();
    if (given !== undefined) finished();
  };
  const problem = giving.problem ?? error ?? undefined;
  const wanted = data?.count ?? 0;
  const done = given?.slips.length ?? 0;
  return (
    <Dialog title={t("firstPasswords.title")} onClose={() => void leave()} wide>
      <div className={styles.form}>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {given === undefined ? (
          <>
            <p className={styles.hint}>{t("firstPasswords.lead")}</p>
            {data && <p role="status">{t("firstPasswords.gets", { count: data.count, number: formatNumber(data.count) as never })}</p>}
            {wanted > piece && <p className={styles.hint}>{t("firstPasswords.takes", { minutes: formatNumber(minutesFor(wanted)) })}</p>}
            {data && <LeftOut without={data.without} />}
          </>
        ) : (
          <>
            {giving.busy && (
              <>
                <ProgressBar value={wanted === 0 ? 0 : done / wanted} label={t("firstPasswords.title")} />
                <span role="status">{t("userImport.progress", { done: formatNumber(done), wanted: formatNumber(wanted) })}</span>
              </>
            )}
            {!giving.busy && <FirstPasswordSlips slips={given.slips} kept={() => setKept(true)} />}
          </>
        )}
        <p className={styles.buttons}>
          <Button kind="plain" data-first onClick={() => void leave()}>
            {t(giving.busy ? "userImport.stop" : given === undefined ? "shell.cancel" : "shell.close")}
          </Button>
          {given === undefined && (
            <Button busy={giving.busy} disabled={wanted === 0} onClick={() => void giving.run()}>
              {t("firstPasswords.give", { count: data?.count ?? 0, number: formatNumber(data?.count ?? 0) as never })}
            </Button>
          )}
        </p>
      </div>
    </Dialog>
  );
}

function LeftOut({ without }: Pick<Newcomers, "without">) {
  const { t } = useTranslation();
  if (without.length === 0) return null;
  return (
    <>
      <p>{t("firstPasswords.leftOut", { count: without.length, number: formatNumber(without.length) as never })}</p>
      <ul>
        {without.slice(0, namedAtMost).map(({ id, username, reason }) => (
          <li key={id}>
            <bdi>{username}</bdi>: {t(`firstPasswords.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      {without.length > namedAtMost && <p className={styles.quiet}>…</p>}
    </>
  );
}
