import { mostFirstPasswords, type FirstPasswords, type Newcomers } from "@vigil/model/organization/firstPasswords";
import { user } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
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
import { FirstPasswordSlips } from "./FirstPasswordSlips.tsx";

const url = `${user.url}/firstpasswords`;
const namedAtMost = 20;

/** Who gets a one-time password is told first; then the passwords, once, to be printed or saved. */
export function FirstPasswordsDialog({ chosen, done, close }: { chosen: Selected; done: () => void; close: () => void }) {
  const { t } = useTranslation();
  const [given, setGiven] = useState<FirstPasswords>();
  const [kept, setKept] = useState(false);
  const { data, error } = useQuery({
    queryKey: [user.url, "firstPasswords", chosen.on],
    queryFn: ({ signal }) => call<Newcomers>("POST", `${url}/preview`, { body: { on: chosen.on }, signal }),
    enabled: given === undefined,
    gcTime: 0,
    retry: false,
  });
  const giving = useAct({
    call: () => call<FirstPasswords>("POST", url, { body: { on: chosen.on } }),
    done: setGiven,
    stale: [{ queryKey: [user.url] }],
    refusal: "here",
  });
  const leave = async () => {
    const ask = { title: t("firstPasswords.leaveTitle"), text: t("firstPasswords.leaveText"), confirm: t("firstPasswords.leave") };
    if (given !== undefined && given.slips.length > 0 && !kept && !(await confirmed(ask))) return;
    close();
    if (given !== undefined) done();
  };
  const problem = giving.problem ?? error ?? undefined;
  const tooMany = data !== undefined && data.count > mostFirstPasswords;
  return (
    <Dialog title={t("firstPasswords.title")} onClose={() => void leave()} wide>
      <div className={styles.form}>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {given === undefined ? (
          <>
            <p className={styles.hint}>{t("firstPasswords.lead")}</p>
            {data && <p role="status">{t("firstPasswords.gets", { count: data.count, number: formatNumber(data.count) as never })}</p>}
            {tooMany && <Message kind="warning">{t("firstPasswords.tooMany", { most: formatNumber(mostFirstPasswords) })}</Message>}
            {data && <LeftOut without={data.without} />}
          </>
        ) : (
          <FirstPasswordSlips slips={given.slips} kept={() => setKept(true)} />
        )}
        <p className={styles.buttons}>
          <Button kind="plain" data-first onClick={() => void leave()}>
            {t(given === undefined ? "shell.cancel" : "shell.close")}
          </Button>
          {given === undefined && (
            <Button busy={giving.busy} disabled={data === undefined || data.count === 0 || tooMany} onClick={() => void giving.run()}>
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
