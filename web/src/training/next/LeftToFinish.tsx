import { isDoing } from "@vigil/model/training/step";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatInstant } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { nextQuery, programsQuery } from "../trainingQueries.ts";
import menu from "../training.module.css";
import own from "./FinishedNotice.module.css";
import { NextLink } from "./NextLink.tsx";

/** Beside results: sessions that are missing among them, as they are decided and not finished, or were left before their last bag. */
export function LeftToFinish({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const { data: next } = useQuery(nextQuery);
  const { data: programs = [] } = useQuery(programsQuery);
  const open = programs.flatMap(({ id, courses }) =>
    courses.flatMap(({ openBags, ...course }) => (openBags && !course.locked ? { program: String(id), course, openBags } : [])),
  );
  const decided = next && isDoing(next.step) && next.step.decided ? next.step : null;
  return (
    <>
      {next && decided && (
        <div className={own.left}>
          <Message kind="info" title={t("next.toFinish")}>
            <p>{t("next.decided")}</p>
            <p className={own.way}>
              <NextLink domain={domain} program={String(next.programId)} step={decided} />
            </p>
          </Message>
        </div>
      )}
      {open.map(({ program, course: { id, title, openUntil }, openBags }) => (
        <div key={`${program} ${id}`} className={own.left}>
          <Message kind="info" title={inWords("courses", title)}>
            <p>
              {t("next.openBags", openBags)} {openUntil && t("next.openUntil", { time: formatInstant(openUntil) })}
            </p>
            <p className={own.way}>
              <Link to="/$domain/training/$program/$course" params={{ domain, program, course: String(id) }} className={menu.plain}>
                {t("training.continue")}
              </Link>
            </p>
          </Message>
        </div>
      ))}
    </>
  );
}
