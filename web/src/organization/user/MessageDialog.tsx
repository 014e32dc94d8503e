import { mostAtOnce } from "@vigil/model/entity/mostAtOnce";
import { longestMessage, longestSubject, type MessageReach } from "@vigil/model/organization/messageWire";
import { user } from "@vigil/model/organization/user";
import { Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import styles from "../../curriculum/assignment/assignment.module.css";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useFirstFocus } from "../../ui/useFirstFocus.ts";

/** A message by mail. Whom it reaches, who has no address, and that there is no mail server, is told before anything is written. */
export function MessageDialog({ chosen, done, close }: { chosen: Selected; done: () => void; close: () => void }) {
  const { t } = useTranslation();
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(false);
  const { data, error } = useQuery({
    queryKey: [user.url, "messages", chosen.on],
    queryFn: ({ signal }) => call<MessageReach>("POST", "users/messages/preview", { body: { on: chosen.on }, signal }),
    gcTime: 0,
    retry: false,
  });
  const sending = useBulkAct({
    chosen,
    path: () => `${user.url}/messages`,
    body: () => ({ subject: subject.trim(), text: text.trim() }),
    done: () => {
      close();
      done();
    },
    told: (reached) => t("messages.sent", { count: reached }),
    stale: [{ queryKey: [user.url] }],
    refusal: "here",
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (subject.trim() !== "" && text.trim() !== "") void sending.run();
  };
  const missing = (value: string) => (asked && value.trim() === "" ? t("messages.missing") : undefined);
  const problem = sending.problem ?? error ?? undefined;
  const can = data !== undefined && data.mail && data.reached > 0;
  return (
    <Dialog title={t("messages.title")} onClose={close} wide>
      <form className={styles.form} onSubmit={submit} noValidate>
        {data === undefined && error === null && <Skeleton height={22} />}
        {data?.mail === false && <Message kind="warning">{t("messages.noMail")}</Message>}
        {data?.mail === true && <Reach reach={data} />}
        {can && <Letter {...{ subject, setSubject, text, setText, missing }} />}
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        <p className={styles.buttons}>
          <Button kind="plain" onClick={close}>
            {t(can || data === undefined ? "shell.cancel" : "shell.close")}
          </Button>
          {can && (
            <Button type="submit" busy={sending.busy}>
              {t("messages.send")}
            </Button>
          )}
        </p>
      </form>
    </Dialog>
  );
}

interface LetterProps {
  subject: string;
  setSubject: (subject: string) => void;
  text: string;
  setText: (text: string) => void;
  missing: (value: string) => string | undefined;
}

/** What is written; it comes once it is known that it can be sent. */
function Letter({ subject, setSubject, text, setText, missing }: LetterProps) {
  const { t } = useTranslation();
  const first = useFirstFocus<HTMLInputElement>();
  return (
    <>
      <TextInput
        ref={first}
        name="subject"
        label={t("messages.subject")}
        required
        maxLength={longestSubject}
        dir="auto"
        value={subject}
        error={missing(subject)}
        onChange={({ target }) => setSubject(target.value)}
      />
      <Textarea
        name="text"
        label={t("messages.text")}
        description={t("messages.textHint")}
        required
        autosize
        minRows={6}
        maxRows={14}
        maxLength={longestMessage}
        dir="auto"
        value={text}
        error={missing(text)}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  );
}

function Reach({ reach: { reached, noAddress, inactive } }: { reach: MessageReach }) {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t("messages.reaches", { count: reached, number: formatNumber(reached) as never })}{" "}
      {noAddress > 0 && t("messages.noAddress", { count: noAddress, number: formatNumber(noAddress) as never })}{" "}
      {reached > mostAtOnce && `${t("messages.background")} `}
      {inactive > 0 && t("messages.inactive", { count: inactive, number: formatNumber(inactive) as never })}
    </p>
  );
}
