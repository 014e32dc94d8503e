import { isDoing } from "@vigil/model/training/step";
import { useIsFetching, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { inWords } from "../../dataWords.ts";
import { Button } from "../../ui/Button.tsx";
import { programNextQuery, programsQuery } from "../trainingQueries.ts";
import styles from "../training.module.css";
import { NextLine } from "./NextLine.tsx";
import { NextLink } from "./NextLink.tsx";
import own from "./NextAfter.module.css";

interface NextAfterProps {
  programId: number;
  /** Where it was asked: another course is named. */
  courseId: number;
  /** The place whose result this is, and how it begins once more. */
  here?: { path: readonly number[]; again: () => void };
}

/** What comes after a result: the next thing to do, the same place once more, what is waited for, or that the program is complete. */
export function NextAfter({ programId, courseId, here }: NextAfterProps) {
  const { t } = useTranslation();
  const { data } = useQuery(programNextQuery(programId));
  // the place that is next reads the course: before both are known as they stand now, one would contradict the other
  const fetching =
    useIsFetching({ queryKey: ["training", "next", programId] }) + useIsFetching({ queryKey: ["training", "course", programId] });
  const { data: programs } = useQuery(programsQuery);
  const domain = domainOfPage();
  const program = String(programId);
  if (data === undefined || fetching > 0)
    return (
      <div className={own.after}>
        <p />
        <Button kind="next" size="large" busy>
          {t("training.continue")}
        </Button>
      </div>
    );
  const { step } = data;
  if (step === null)
    return (
      <div className={own.after}>
        <p role="status">{t("training.programDone")}</p>
        <Link to="/$domain/training/$program" params={{ domain, program }} className={styles.next} preload={false}>
          {t("next.seeProgram")}
        </Link>
      </div>
    );
  const course = step.path[0] === courseId ? undefined : programs?.flatMap(({ courses }) => courses).find(({ id }) => id === step.path[0]);
  const again = here !== undefined && here.path.join() === step.path.join() && step.kind !== "minibook";
  return (
    <div className={own.after}>
      <p>
        {course && <bdi>{inWords("courses", course.title)} · </bdi>}
        <NextLine step={step} />
      </p>
      {!isDoing(step) ? (
        <Link to="/$domain/training/$program" params={{ domain, program }} className={styles.plain} preload={false}>
          {t("next.toProgram")}
        </Link>
      ) : again ? (
        <Button kind="next" size="large" onClick={here.again}>
          {t("next.again")}
        </Button>
      ) : (
        <NextLink domain={domain} program={program} step={step} />
      )}
    </div>
  );
}
