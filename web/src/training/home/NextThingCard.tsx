import "./drawing.css";
import { isDoing, type Step } from "@vigil/model/training/step";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import type { CourseEntry, TrainingProgram } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatDate, formatInstant } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./LearnerHome.module.css";
import { PageEmblem } from "./PageEmblem.tsx";
import { NextLine } from "../next/NextLine.tsx";
import { NextLink } from "../next/NextLink.tsx";
import menu from "../training.module.css";
import { progressText } from "../menu/progressText.ts";

interface Thing {
  program: TrainingProgram;
  course: CourseEntry;
  step: Step;
}

interface NextThingCardProps {
  domain: string;
  next: Thing | undefined;
  /** Anything is assigned at all. */
  assigned: boolean;
  /** Rules of authorities that keep the learner from work. */
  barred: readonly RuleStanding[];
}

const BarredNote = lazy(async () => ({ default: (await import("../../compliance/authority/BarredNote.tsx")).BarredNote }));

/** The one amber thing on the page. */
export function NextThingCard({ domain, next, assigned, barred }: NextThingCardProps) {
  const { t } = useTranslation();
  const kept = barred.length > 0 && (
    <Suspense>
      <BarredNote rules={barred} />
    </Suspense>
  );
  if (!next) {
    return (
      <section className={styles.next}>
        <span className={styles.emblem} aria-hidden>
          <PageEmblem />
        </span>
        <div className={styles.words}>
          {kept}
          <h2 className={styles.title}>{t(assigned ? "training.doneTitle" : "training.nothingTitle")}</h2>
          <p className={menu.quiet}>{t(assigned ? "training.doneText" : "training.nothingText")}</p>
        </div>
        {assigned && (
          <Link to="/$domain/training" params={{ domain }} className={menu.plain}>
            {t("training.practise")}
          </Link>
        )}
      </section>
    );
  }
  const { program, course, step } = next;
  const { status, progress } = course.courseStatus;
  const { dueAt, dueOn = dueAt } = program.programStatus;
  const atScreen = program.courses.some(({ type, locked }) => type === "simulator" && !locked);
  const label = progressText(course.courseStatus);
  const open = program.courses.find(({ locked, openBags }) => openBags && !locked) ?? course;
  return (
    <section className={styles.next}>
      <span className={styles.emblem} aria-hidden>
        {course.type === "simulator" ? <BagEmblem /> : <PageEmblem />}
      </span>
      <div className={styles.words}>
        {kept}
        <p>
          {dueOn ? (
            <Tag tone="warn">{t("training.due", { date: formatDate(dueOn) })}</Tag>
          ) : (
            <Tag>{t(`training.courseTypes.${course.type}`)}</Tag>
          )}
        </p>
        <h2 className={styles.title}>
          <bdi>{inWords("courses", course.title)}</bdi>
        </h2>
        <p className={menu.quiet}>
          <bdi>{inWords("programs", program.title)}</bdi>
        </p>
        <ProgressBar value={progress} label={label} tone="next" />
        <p className={menu.quiet}>{step.kind === "waits" || step.decided ? <NextLine step={step} /> : label}</p>
        {open.openBags && <p className={menu.quiet}>{t("next.openBags", open.openBags)}</p>}
        {open.openUntil && <p className={menu.quiet}>{t("next.openUntil", { time: formatInstant(open.openUntil) })}</p>}
      </div>
      <div className={styles.ways}>
        {isDoing(step) && <NextLink domain={domain} program={String(program.id)} step={step} fresh={status === "n"} />}
        {atScreen && !(step.kind === "practice") && (
          <Link
            to="/$domain/training/$program/practise"
            params={{ domain, program: String(program.id) }}
            className={menu.plain}
            preload={false}
          >
            {t("next.practiseNow")}
          </Link>
        )}
      </div>
    </section>
  );
}

const BagEmblem = () => (
  <svg viewBox="0 0 120 90" width="120" height="90">
    <rect x="8" y="16" width="104" height="66" rx="10" fill="var(--drawing-paper)" stroke="var(--amber-deep)" strokeWidth="2.5" />
    <path d="M44 16v-6q0-4 4-4h24q4 0 4 4v6" fill="none" stroke="var(--amber-deep)" strokeWidth="2.5" />
    <rect x="20" y="28" width="34" height="22" rx="4" fill="var(--drawing-green)" opacity=".6" />
    <ellipse cx="82" cy="56" rx="20" ry="14" fill="var(--drawing-orange)" opacity=".55" />
    <path d="M30 70 74 38l6 5-44 32z" fill="var(--drawing-blue)" opacity=".75" />
  </svg>
);
