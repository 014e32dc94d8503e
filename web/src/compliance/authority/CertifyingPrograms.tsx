import type { CertifyingProgram } from "@vigil/model/reporting/measures/workStanding";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { PersonLink } from "../../shell/PersonLink.tsx";

interface CertifyingProgramsProps {
  programs: readonly CertifyingProgram[];
  /** Whose they are, for who looks after them; a learner's own lead to where they are done. */
  userId?: number | undefined;
}

/** What ends want of a certificate: each program leads to where it is done, or to where it is assigned. */
export function CertifyingPrograms({ programs, userId }: CertifyingProgramsProps) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  return programs.map(({ programId, title, assigned }) => {
    const name = <bdi>{inWords("programs", title)}</bdi>;
    return (
      <span key={programId}>
        {t("authority.toComplete")}{" "}
        {userId !== undefined && (
          <PersonLink userId={userId} tab="programs">
            {inWords("programs", title)}
          </PersonLink>
        )}
        {userId === undefined && !assigned && name}
        {userId === undefined && assigned && (
          <Link to="/$domain/training/$program" params={{ domain, program: String(programId) }}>
            {name}
          </Link>
        )}
        {!assigned && ` · ${t(userId === undefined ? "training.notAssigned" : "authority.notAssigned")}`}
      </span>
    );
  });
}
