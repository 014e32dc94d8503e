import type { CertifyingProgram, RuleStanding, WorkStanding } from "@vigil/model/reporting/measures/workStanding";
import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./standing.module.css";

/** A learner reads it elsewhere. */
const OthersProgram = lazy(async () => ({ default: (await import("./OthersProgram.tsx")).OthersProgram }));
const tones = { met: "good", short: "warn", barred: "bad" } as const satisfies Record<WorkStanding, string>;

/** Whether somebody may work by a rule, why not and since when, what is counted beside the time, and which programs certify them. */
export function StandingWords({ userId, standing }: { userId?: number; standing: RuleStanding }) {
  const { t } = useTranslation();
  const {
    neededImages,
    images,
    neededArticles,
    articles,
    neededDrills,
    drills,
    nextDrillBy,
    drillLate,
    drillGaps,
    path,
    certifiedUntil,
    opensOn,
    barredSince,
    certifiedBy,
  } = standing;
  const certificate = certifiedUntil !== null && opensOn !== null && { day: formatDate(certifiedUntil), opens: formatDate(opensOn) };
  return (
    <div className={styles.words}>
      <span>
        <Tag tone={tones[standing.standing]}>{t(`authority.standings.${standing.standing}`)}</Tag>
      </span>
      {standing.reasons.map((reason) => (
        <strong key={reason}>
          {t(`authority.reasons.${reason}`)}
          {barredSince !== null && ` ${t("authority.since", { day: formatDate(barredSince) })}`}
        </strong>
      ))}
      {neededImages > 0 && <span>{t("authority.images", { done: formatNumber(images), needed: formatNumber(neededImages) })}</span>}
      {neededArticles > 0 && <span>{t("authority.articles", { done: formatNumber(articles), needed: formatNumber(neededArticles) })}</span>}
      {neededDrills > 0 && <span>{t("authority.drills", { done: formatNumber(drills), needed: formatNumber(neededDrills) })}</span>}
      {nextDrillBy !== null && <span>{t(drillLate ? "authority.drillLate" : "authority.drillBy", { day: formatDate(nextDrillBy) })}</span>}
      {drillGaps > 0 && <span>{t("authority.drillGaps", { count: drillGaps, number: formatNumber(drillGaps) as never })}</span>}
      {certificate && path === "current" && <span>{t("authority.opens", certificate)}</span>}
      {certificate && path === "open" && <span>{t("authority.open", certificate)}</span>}
      {path === "returning" && <span>{t("authority.returning")}</span>}
      <CertifyingPrograms programs={certifiedBy} userId={userId} />
    </div>
  );
}

interface CertifyingProgramsProps {
  programs: readonly CertifyingProgram[];
  /** Whose they are, for who looks after them; a learner's own lead to where they are done. */
  userId?: number | undefined;
}

/** What ends want of a certificate: each program leads to where it is done, or to where it is assigned. */
export function CertifyingPrograms({ programs, userId }: CertifyingProgramsProps) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  return programs.map((program) => {
    const { programId, title, assigned } = program;
    const name = <bdi>{inWords("programs", title)}</bdi>;
    return (
      <span key={programId}>
        {t("authority.toComplete")}{" "}
        {userId !== undefined && (
          <Suspense>
            <OthersProgram userId={userId} program={program} />
          </Suspense>
        )}
        {userId === undefined && !assigned && name}
        {userId === undefined && !assigned && ` · ${t("training.notAssigned")}`}
        {userId === undefined && assigned && (
          <Link to="/$domain/training/$program" params={{ domain, program: String(programId) }}>
            {name}
          </Link>
        )}
      </span>
    );
  });
}
