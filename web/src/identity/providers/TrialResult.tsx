import type { ProviderFault } from "@vigil/model/identity/providerFaults";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { broughtText } from "../../entity/broughtText.ts";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { FaultMessage } from "./FaultMessage.tsx";
import styles from "./Rules.module.css";

interface Tried {
  provider: string;
  subject: string;
  claims: Record<string, unknown>;
  signsOut: boolean;
  account: { username: string; firstName: string; lastName: string; accessLevel: string; company: string } | null;
  refusal: { code: string; message: string } | null;
}
type Answer = Tried | { fault: ProviderFault; detail: string };

/** What the provider sent back counts once, so it is told once, however often the page is drawn. */
const asked = new Map<string, Promise<Answer>>();

/** Back from a provider that was tried: who it would have been. */
export function TrialResult({ parameters }: { parameters: string }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>();
  const [message, setMessage] = useState("");
  useEffect(() => {
    const answering = asked.get(parameters) ?? call<Answer>("POST", "identityproviders/tried", { body: { parameters } });
    asked.set(parameters, answering);
    answering.then(setAnswer, (problem: unknown) => setMessage(problemMessage(problem)));
  }, [parameters]);
  if (message) return <Message kind="error">{message}</Message>;
  if (!answer) return <Message kind="info">{t("signIn.returning")}</Message>;
  return "fault" in answer ? <FaultMessage {...answer} /> : <Who {...answer} />;
}

function Who({ provider, subject, claims, signsOut, account, refusal }: Tried) {
  const { t } = useTranslation();
  const told =
    account &&
    `${account.firstName} ${account.lastName} (${account.username}) · ${broughtText("accessLevel", account.accessLevel)} · ${account.company}`;
  return (
    <>
      {told !== null && (
        <Message kind="success" title={t("identity.trialWorks", { name: provider })}>
          <bdi>{told}</bdi>
        </Message>
      )}
      {refusal && (
        <Message kind="warning" title={t("identity.trialRefuses", { name: provider })}>
          {phraseOf(`problems.${refusal.code}`, refusal.message)}
        </Message>
      )}
      <p>{t(signsOut ? "identity.trialSignsOut" : "identity.trialStaysIn")}</p>
      <p>
        {t("identity.subject")}: <code dir="ltr">{subject}</code>
      </p>
      <p>{t("identity.trialClaims")}:</p>
      <pre className={styles.claims} dir="ltr">
        {JSON.stringify(claims, null, 2)}
      </pre>
    </>
  );
}
