import type { TrainersLearner } from "@vigil/model/compliance/trainingEventWire";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDate } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./Attendance.module.css";
import { eventLearnersQuery } from "./eventQueries.ts";
import { personName } from "./personName.ts";

/** Whom a trainer has taught, or is going to, and how far they are. */
export function LearnersPage() {
  const { t } = useTranslation();
  const user = useUser();
  const { domain } = useParams({ from: "/$domain" });
  const navigate = useNavigate();
  const { search = "" } = useSearch({ strict: false }) as { search?: string };
  const { data, error } = useQuery(eventLearnersQuery(useDeferredValue(search)));
  if (!can(user, "trainingEvents:view")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("trainingEvents.learners")} lead={t("trainingEvents.learnersLead")} />
      <p className={styles.searching}>
        <input
          type="search"
          className={styles.search}
          aria-label={t("trainingEvents.search")}
          placeholder={t("trainingEvents.search")}
          value={search}
          dir="auto"
          onChange={({ target }) =>
            void navigate({ to: "/$domain/admin/learners", params: { domain }, search: { search: target.value }, replace: true })
          }
        />
      </p>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={240} />}
      {data?.length === 0 && search === "" && (
        <EmptyState title={t("trainingEvents.noLearners")} text={t("trainingEvents.noLearnersText")} />
      )}
      {data?.length === 0 && search !== "" && <EmptyState title={t("entity.nothingFound")} text={t("entity.nothingFoundText")} />}
      {data !== undefined && data.length > 0 && (
        <Table label={t("trainingEvents.learners")}>
          <thead>
            <tr>
              <th scope="col">{t("trainingEvents.learner")}</th>
              <th scope="col">{t("trainingEvents.print.company")}</th>
              <th scope="col">{t("trainingEvents.event")}</th>
              <th scope="col">{t("trainingEvents.tab")}</th>
              <th scope="col">{t("trainingEvents.progress")}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((learner) => (
              <tr key={`${learner.userId} ${learner.eventId}`}>
                <td>
                  <bdi>{personName(learner)}</bdi>
                </td>
                <td>
                  <bdi>{learner.companyName}</bdi>
                </td>
                <td>
                  <Link
                    to="/$domain/admin/$list/$id/$tab"
                    params={{ domain, list: "trainingevents", id: String(learner.eventId), tab: "attendance" }}
                  >
                    <bdi>{learner.programTitle}</bdi>, {formatDate(learner.startDate)}
                  </Link>
                </td>
                <td>
                  <Presence learner={learner} />
                </td>
                <td>{progressOf(learner)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );

  function progressOf({ complete, expiryDate }: TrainersLearner): string {
    if (!complete) return t("trainingEvents.open");
    return expiryDate === null ? t("trainingEvents.complete") : t("trainingEvents.completeUntil", { date: formatDate(expiryDate) });
  }
}

function Presence({ learner: { attending, attendedAt } }: { learner: TrainersLearner }) {
  const { t } = useTranslation();
  if (attendedAt !== null) return <Tag tone="good">{t("trainingEvents.attended")}</Tag>;
  if (attending === null) return <Tag>{t("trainingEvents.unmarked")}</Tag>;
  return attending ? <Tag tone="info">{t("records.trainingEvent.fields.attending")}</Tag> : <Tag>{t("trainingEvents.absent")}</Tag>;
}
