import type { BankedQuestion } from "@vigil/model/bank/bankQuestion";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { only } from "../entity/bulk/selected.ts";
import { BankOptions } from "../exam/bank/BankOptions.tsx";
import { can, useUser } from "../shell/user.ts";
import { Message } from "../ui/Message.tsx";
import { wholeQuery } from "./bankQuestionCalls.ts";
import { CheckKeys } from "./CheckKeys.tsx";
import { OpenInPlace } from "./OpenInPlace.tsx";
import { Siblings } from "./Siblings.tsx";
import styles from "./bank.module.css";

/** A question before its fields: what is right, how often each answer was given, and where else it stands. */
export function WholeQuestionCard({ record }: { record: BankedQuestion }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const user = useUser();
  const { data } = useSuspenseQuery(wholeQuery(record.id));
  const { entry, draft, siblings, opens, writes, number } = data;
  return (
    <section className={styles.whole}>
      {record.doubtful && (
        <Message kind="warning" title={t("bank.doubt")}>
          <p className={styles.doubt}>{t("bank.doubtText")}</p>
          {can(user, "bankQuestions:edit") && <CheckKeys chosen={only(record.id)} done={() => {}} />}
        </Message>
      )}
      {opens ? (
        <OpenInPlace domain={domain} record={record} number={number} writes={writes} />
      ) : (
        <p className={styles.quiet}>{t("bank.noRight")}</p>
      )}
      {entry !== null && (
        <div>
          <h2 className={styles.head}>{t("bank.right")}</h2>
          <BankOptions entry={entry} open />
          {entry.figures.shown === 0 && <p className={styles.quiet}>{t("bank.noFigures")}</p>}
        </div>
      )}
      {draft !== null && record.state !== "current" && (
        <div>
          <h2 className={styles.head}>{t("bank.inDraft")}</h2>
          <p dir="auto">{draft.text}</p>
          <ul className={styles.answers}>
            {draft.answers.map(({ text, right }) => (
              <li key={text} dir="auto">
                {right && <b aria-label={t("questionFiles.right")}>✓ </b>}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Siblings domain={domain} siblings={siblings} />
    </section>
  );
}
