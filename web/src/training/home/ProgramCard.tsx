import type { TrainingProgram } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { Card } from "../../ui/Card.tsx";
import { StatusTag } from "../menu/StatusTag.tsx";
import styles from "../training.module.css";

const LapsedTag = lazy(async () => ({ default: (await import("../renewal/atHome.ts")).LapsedTag }));

/** A program with its courses, each one press away. */
export function ProgramCard({ domain, program }: { domain: string; program: TrainingProgram }) {
  const { t } = useTranslation();
  const done = program.courses.filter(({ courseStatus }) => courseStatus.complete).length;
  return (
    <Card title={inWords("programs", program.title)} lead={t("training.programProgress", { done, count: program.courses.length })}>
      {program.programStatus.lapsed && (
        <Suspense>
          <LapsedTag of={program.programStatus} />
        </Suspense>
      )}
      <ul className={styles.records}>
        {program.courses.map(({ id, title, type, locked, courseStatus }) => (
          <li key={id} className={styles.row}>
            <span>
              {locked ? (
                <bdi>{inWords("courses", title)}</bdi>
              ) : (
                <Link
                  to="/$domain/training/$program/$course"
                  params={{ domain, program: String(program.id), course: String(id) }}
                  preload={false}
                >
                  <bdi>{inWords("courses", title)}</bdi>
                </Link>
              )}{" "}
              <span className={styles.quiet}>· {t(`training.courseTypes.${type}`)}</span>
            </span>
            <StatusTag status={courseStatus.status} complete={courseStatus.complete} locked={locked} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
