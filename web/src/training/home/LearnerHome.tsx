import type { TrainingProgram } from "@vigil/model/training/wire";
import type { NextThing } from "@vigil/model/training/nextWire";
import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./LearnerHome.module.css";
import { CategoryCard } from "./CategoryCard.tsx";
import { CertificationsCard } from "./CertificationsCard.tsx";
import { CompletionsCard } from "./CompletionsCard.tsx";
import { XrayTimeCard } from "./XrayTimeCard.tsx";
import { NextThingCard } from "./NextThingCard.tsx";
import { ProgramCard } from "./ProgramCard.tsx";
import { ScoreChart } from "../xray/ScoreChart.tsx";
import { SessionTable } from "../xray/SessionTable.tsx";
import { askForHome, latestSessionsQuery, learnerDashboardQuery, nextQuery, programsQuery } from "../trainingQueries.ts";

const DueCard = lazy(async () => ({ default: (await import("./DueCard.tsx")).DueCard }));
const LapsedAwayCard = lazy(async () => ({ default: (await import("../renewal/atHome.ts")).LapsedAwayCard }));
const RenewalCard = lazy(async () => ({ default: (await import("../renewal/atHome.ts")).RenewalCard }));
const listed = 5;
const greetingOf = (hour: number) => {
  if (hour < 12) return "training.morning" as const;
  return hour < 18 ? ("training.afternoon" as const) : ("training.evening" as const);
};

/** The program and the course of what comes next; where that is nothing of one course, the first that is not complete. */
function thingOf(programs: readonly TrainingProgram[], found: NextThing) {
  const program = programs.find(({ id }) => id === found?.programId);
  const course =
    program?.courses.find(({ id }) => id === found?.step?.path[0]) ??
    program?.courses.find(({ courseStatus }) => !courseStatus.complete) ??
    program?.courses[0];
  return program && course && found?.step ? { program, course, step: found.step } : undefined;
}

/** What a learner sees first: one thing to do next, and how it went so far. */
export function LearnerHome() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { firstName, username } = useUser();
  const queries = useQueryClient();
  useState(() => askForHome(queries));
  const { data: programs } = useSuspenseQuery(programsQuery);
  const { data: found } = useSuspenseQuery(nextQuery);
  const { data: sessions, isPending: pending } = useQuery(latestSessionsQuery);
  const { data: own } = useQuery(learnerDashboardQuery);
  const [greeting] = useState(() => greetingOf(new Date().getHours()));
  const courses = programs.flatMap((program) => program.courses);
  const rows = sessions?.rows.filter(({ courseId }) => courses.some(({ id }) => id === courseId)) ?? [];
  const next = thingOf(programs, found);
  const owes = own?.xrayTime.some(({ seconds, neededSeconds }) => seconds < neededSeconds);
  const barred = own?.xrayTime.flatMap(({ rule }) => (rule?.standing === "barred" ? [rule] : [])) ?? [];
  return (
    <>
      <PageHead
        title={t(greeting, { name: firstName || username })}
        lead={
          // what comes next says so itself, beside whatever else is due
          programs.length === 0 || found?.lapsed || owes || next ? undefined : t("training.allDoneLead")
        }
      />
      <div className={styles.grid}>
        <Suspense>
          {!next && found?.lapsed ? (
            <LapsedAwayCard lapsed={found.lapsed} />
          ) : next?.step.kind === "renew" ? (
            <RenewalCard program={next.program} />
          ) : (
            <NextThingCard domain={domain} next={next} assigned={programs.length > 0} barred={barred} />
          )}
        </Suspense>
        <Suspense>
          <DueCard domain={domain} programs={programs} hours={own?.xrayTime ?? []} />
        </Suspense>
        {own ? (
          <>
            <XrayTimeCard domain={domain} cycles={own.xrayTime} />
            <CategoryCard performance={own.performance} />
            <CertificationsCard domain={domain} />
          </>
        ) : (
          <Skeleton height={220} />
        )}
        {pending && <Skeleton height={220} />}
        {!pending && rows.length > 0 && <ScoreChart rows={rows} />}
        {own && <CompletionsCard domain={domain} completions={own.completions} />}
        {programs.map((program) => (
          <ProgramCard key={program.id} domain={domain} program={program} />
        ))}
        {!pending && (
          <Card
            title={t("training.recent")}
            lead={rows.length > 0 ? t("training.recentLead", { count: Math.min(listed, rows.length) }) : undefined}
            wide
          >
            <SessionTable
              rows={rows.slice(0, listed)}
              domain={domain}
              courseTitle={(id) => inWords("courses", courses.find((course) => course.id === id)?.title ?? "")}
            />
            {rows.length > listed && (
              <p className={styles.more}>
                <Link to="/$domain/simulator/sessions" params={{ domain }}>
                  {t("training.results")}
                </Link>
              </p>
            )}
          </Card>
        )}
      </div>
    </>
  );
}
