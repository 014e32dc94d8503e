import type { XrayTime } from "@vigil/model/reporting/dashboards/dashboardWire";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { owedUp } from "@vigil/model/reporting/reports/shownSeconds";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { certificatesQuery } from "../../compliance/certificatesQuery.ts";
import { quizzesQuery } from "../../quiz/quizzesQuery.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDate, formatDuration, formatInstant } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { ClassroomPlace } from "../next/ClassroomPlace.tsx";
import { currentCertificates } from "./currentCertificates.ts";
import styles from "./DueCard.module.css";
import { dueList, type DueRenewal, type DueThing } from "./dueList.ts";
import { eventsQuery } from "../trainingQueries.ts";
import menu from "../training.module.css";

/** "2026-11-28" by the clocks of the browser. */
const localDay = (ms: number) => new Intl.DateTimeFormat("sv-SE").format(ms);

const RenewalRow = lazy(async () => ({ default: (await import("../renewal/atHome.ts")).RenewalRow }));
type PlainThing = Exclude<DueThing, DueRenewal>;

interface DueCardProps {
  domain: string;
  programs: readonly TrainingProgram[];
  hours: readonly XrayTime[];
}

/** What has a date and what is still owed, each with the way to it; nothing while nothing is. */
export function DueCard({ domain, programs, hours }: DueCardProps) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const { data: quizzes = [] } = useQuery(quizzesQuery);
  const { data: events = [] } = useQuery(eventsQuery);
  const { data: certificates = [] } = useQuery(certificatesQuery);
  const due = dueList({ programs, hours, quizzes, events, certificates: currentCertificates(certificates, now), today: localDay(now) });
  if (due.length === 0) return null;
  return (
    <Card title={t("next.due.title")} lead={t("next.due.lead")} wide>
      <ul className={styles.list}>
        {due.map((thing) => (
          <li key={`${thing.kind} ${thing.kind === "classroom" ? thing.event.id : thing.id}`} className={styles.item}>
            {thing.kind === "renewal" ? <RenewalRow thing={thing} /> : <Plain domain={domain} thing={thing} nowMs={now} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PlainProps {
  domain: string;
  thing: PlainThing;
  nowMs: number;
}

function Plain({ domain, thing, nowMs }: PlainProps) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <strong>
          {/* the date is that of the hours, not of the program they are owed for */}
          {thing.kind === "hours" ? (
            t("next.due.hoursTitle")
          ) : (
            <bdi>{thing.kind === "quiz" ? thing.title : inWords("programs", thing.title)}</bdi>
          )}
        </strong>
        <p className={menu.quiet}>
          <What thing={thing} />
        </p>
      </div>
      <When thing={thing} nowMs={nowMs} />
      <Way domain={domain} thing={thing} />
    </>
  );
}

function What({ thing }: { thing: PlainThing }) {
  const { t } = useTranslation();
  if (thing.kind === "hours")
    return t("next.due.hours", { program: inWords("programs", thing.title), time: formatDuration(owedUp(thing.seconds)) });
  if (thing.kind === "quiz") return thing.until ? t("next.openUntil", { time: formatInstant(thing.until) }) : t("next.due.quiz");
  if (thing.kind === "program") return t("training.program");
  return thing.held ? t("next.due.held") : <ClassroomPlace event={thing.event} />;
}

function When({ thing, nowMs }: { thing: PlainThing; nowMs: number }) {
  const { t } = useTranslation();
  if (thing.date === null) return null;
  if (thing.kind === "classroom") {
    const { startDate: from, endDate: until } = thing.event;
    return <Tag>{from === until ? formatDate(from) : t("next.due.on", { from: formatDate(from), until: formatDate(until) })}</Tag>;
  }
  const late = thing.kind === "program" && Date.parse(thing.date) < nowMs;
  const date = formatDate(thing.kind === "program" ? thing.day : thing.date);
  return <Tag tone={late ? "bad" : "warn"}>{t(late ? "next.due.overdue" : "next.due.by", { date })}</Tag>;
}

function Way({ domain, thing }: { domain: string; thing: PlainThing }) {
  const { t } = useTranslation();
  const { kind, id, title } = thing;
  // a class is not gone on with here: before it there is its program to look at, after it nothing
  if (kind === "classroom" && thing.held) return <span />;
  const word = t(
    kind === "hours"
      ? "next.practiseNow"
      : kind !== "classroom" && thing.begun
        ? "training.continue"
        : kind === "program"
          ? "training.start"
          : "next.due.open",
  );
  return (
    <Link
      to={
        kind === "hours"
          ? "/$domain/training/$program/practise"
          : kind === "classroom"
            ? "/$domain/training/$program"
            : kind === "quiz"
              ? "/$domain/quizzes/$quiz"
              : "/$domain/training/$program/next"
      }
      params={{ domain, program: String(id), quiz: String(id) }}
      className={menu.plain}
      aria-label={`${word}: ${title}`}
      preload={false}
    >
      {word}
    </Link>
  );
}
