import { isDoing } from "@vigil/model/training/step";
import type { TrainingProgram } from "@vigil/model/training/wire";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { nextQuery } from "../trainingQueries.ts";
import own from "./NextAfter.module.css";
import { NextLink } from "./NextLink.tsx";
import styles from "../training.module.css";

interface NextProgramProps {
  domain: string;
  programs: readonly TrainingProgram[];
  /** Something else comes first, and stands out. */
  second?: boolean;
}

/** After a complete program: the one to go on with, or that there is none. */
export function NextProgram({ domain, programs, second = false }: NextProgramProps) {
  const { t } = useTranslation();
  const { data: next } = useQuery(nextQuery);
  if (next === undefined) return null;
  const program = programs.find(({ id }) => id === next?.programId);
  if (next === null || program === undefined || !isDoing(next.step))
    return (
      <div className={own.after}>
        <p>{t("training.allDoneLead")}</p>
        <Link to="/$domain" params={{ domain }} className={styles.plain}>
          {t("next.toHome")}
        </Link>
      </div>
    );
  return (
    <div className={own.after} data-second={second || undefined}>
      <p>
        {t("training.next", { title: "" })} <bdi>{inWords("programs", program.title)}</bdi>
      </p>
      <NextLink domain={domain} program={String(program.id)} step={next.step} fresh={program.programStatus.status === "n"} />
    </div>
  );
}
