import { eventExpiryDays, type TrainingEvent, type TrainingEventState } from "@vigil/model/compliance/trainingEvent";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { sendKeptMarks } from "./attendanceOutbox.ts";
import { EventState } from "./trainingEventCells.tsx";
import { eventDays } from "./eventDays.ts";
import { eventChoicesQuery } from "./eventQueries.ts";
import styles from "./TrainerHome.module.css";
import { buttonLook } from "../../ui/buttonLook.ts";

/** A trainer's first look: what is on, what waits for its delivery, what comes. */
export function TrainerHome() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const user = useUser();
  const { data: choices } = useSuspenseQuery(eventChoicesQuery);
  const { data } = useSuspenseQuery({
    queryKey: ["trainingevents", "home"],
    queryFn: ({ signal }) => call<{ rows: TrainingEvent[] }>("GET", "trainingevents?limit=100&count=none", { signal }),
  });
  const inState = (...states: TrainingEventState[]) => data.rows.filter(({ state }) => states.includes(state));
  const events = (title: string, rows: readonly TrainingEvent[], empty?: string) => (
    <Card title={title}>
      {rows.length === 0 && <p className={styles.quiet}>{empty}</p>}
      <ul className={styles.events}>
        {rows.map((event) => (
          <li key={event.id}>
            <EventLink event={event} domain={domain} />
          </li>
        ))}
      </ul>
    </Card>
  );
  const queries = useQueryClient();
  useEffect(() => sendKeptMarks(queries, user.id), [queries, user.id]);
  // the only authorization there is need not be chosen
  const only = choices.authorizations.length === 1 ? { trainerAuthorizationId: String(choices.authorizations[0]!.id) } : {};
  const past = inState("delivered", "expired");
  return (
    <>
      <PageHead
        title={t("shell.welcome", { name: user.firstName || user.username })}
        lead={t("trainingEvents.home.lead")}
        actions={
          <>
            <Link to="/$domain/admin/learners" params={{ domain }} className={buttonLook("plain", "bar")}>
              {t("trainingEvents.learners")}
            </Link>
            {choices.authorizations.length > 0 && (
              <Link
                to="/$domain/admin/$list/$id"
                params={{ domain, list: "trainingevents", id: "add" }}
                search={only}
                className={buttonLook("primary", "bar")}
              >
                {t("records.trainingEvent.add")}
              </Link>
            )}
          </>
        }
      />
      {choices.authorizations.length === 0 && (
        <EmptyState title={t("trainingEvents.home.unauthorized")} text={t("trainingEvents.home.unauthorizedText")} />
      )}
      <div className={styles.home}>
        {events(t("trainingEvents.home.now"), inState("running", "due").toReversed(), t("trainingEvents.home.nowEmpty"))}
        {events(t("trainingEvents.home.next"), inState("planned").toReversed(), t("trainingEvents.home.nextEmpty"))}
        {past.length > 0 && events(t("trainingEvents.home.past"), past.slice(0, 8))}
        <Link to="/$domain/admin/$list" params={{ domain, list: "trainingevents" }}>
          {t("trainingEvents.home.all")}
        </Link>
      </div>
    </>
  );
}

function EventLink({ event, domain }: { event: TrainingEvent; domain: string }) {
  const { t } = useTranslation();
  const { id, state, startDate, endDate, listedCount, attendedCount } = event;
  return (
    <Link
      to="/$domain/admin/$list/$id/$tab"
      params={{ domain, list: "trainingevents", id: String(id), tab: "attendance" }}
      className={styles.event}
    >
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi>{event["program.name"]}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>{event["company.name"]}</bdi> · {eventDays(startDate, endDate)}
        </span>
      </span>
      <span className={styles.figures}>
        <EventState state={state} />
        <span className={styles.quiet}>
          {state === "delivered"
            ? t("trainingEvents.home.attended", { count: attendedCount })
            : t("trainingEvents.home.listed", { count: listedCount })}
        </span>
        {state === "due" && <span className={styles.left}>{t("trainingEvents.home.daysLeft", { count: daysLeft(endDate) })}</span>}
      </span>
    </Link>
  );
}

const daysLeft = (endDate: string): number => Math.max(0, eventExpiryDays - Math.floor((Date.now() - Date.parse(endDate)) / 86_400_000));
