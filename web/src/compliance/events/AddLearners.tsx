import type { EventPerson } from "@vigil/model/compliance/trainingEventWire";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./Attendance.module.css";
import { availableQuery } from "./eventQueries.ts";
import { personName } from "./personName.ts";

interface AddLearnersProps {
  eventId: number;
  /** How many are on the list. */
  listed: number;
  companyName: string;
  delivered: boolean;
  busy: boolean;
  add: (people: readonly EventPerson[]) => void;
}

/** Who could be on the list too: found by name, added one by one or all at once. */
export function AddLearners({ eventId, listed, companyName, delivered, busy, add }: AddLearnersProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words);
  const { data: people, error } = useQuery(availableQuery(eventId, search, listed));
  const lacking = people?.filter(({ complete }) => !complete) ?? [];
  return (
    <Card title={t("trainingEvents.addTitle")} lead={t("trainingEvents.addLead", { company: companyName })}>
      {delivered && (
        <div className={styles.message}>
          <Message kind="info">{t("trainingEvents.addDelivered")}</Message>
        </div>
      )}
      <div className={styles.bar}>
        <input
          type="search"
          className={styles.search}
          aria-label={t("trainingEvents.search")}
          placeholder={t("trainingEvents.search")}
          value={words}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
        {lacking.length > 1 && (
          <Button kind="plain" busy={busy} onClick={() => add(lacking)}>
            {t("trainingEvents.addAll", { count: lacking.length })}
          </Button>
        )}
      </div>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {people?.length === 0 && <p className={styles.hint}>{t(words === "" ? "trainingEvents.nobody" : "trainingEvents.nobodyFound")}</p>}
      <ul className={styles.offered}>
        {people?.map((person) => (
          <li key={person.userId} className={styles.person}>
            <span className={styles.who}>
              <span className={styles.name}>
                <bdi>{personName(person)}</bdi>
              </span>
              <span className={styles.hint}>{[person.username, person.pin].filter(Boolean).join(" · ")}</span>
              {person.complete && <span className={styles.reason}>{t("trainingEvents.reasons.complete")}</span>}
            </span>
            <Button
              kind="plain"
              busy={busy}
              aria-label={t("trainingEvents.addOne", { name: personName(person) })}
              onClick={() => add([person])}
            >
              {t("trainingEvents.add")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
