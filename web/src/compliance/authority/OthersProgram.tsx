import type { CertifyingProgram } from "@vigil/model/reporting/measures/workStanding";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { can, useUser } from "../../shell/user.ts";
import { formatDate } from "../../ui/format.ts";

/** A program that certifies somebody else: leads to where it is assigned to them, and says by when it is to be complete and that it is not begun. */
export function OthersProgram({ userId, program }: { userId: number; program: CertifyingProgram }) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  // a link of its own: what PersonLink can do everybody loads first
  const assigns = can(useUser(), "users:view") && !program.assigned;
  const { programId, title, assigned, dueOn, begun } = program;
  const said = assigned
    ? [dueOn !== null && `${t("person.due")}: ${formatDate(dueOn)}`, !begun && t("person.notBegun")]
    : [t("authority.notAssigned")];
  return (
    <>
      {assigns ? (
        <Link
          to="/$domain/admin/$list/$id/$tab"
          params={{ domain, list: "users", id: String(userId), tab: "programs" }}
          search={{ assign: programId } as never}
          preload={false}
        >
          <bdi>{inWords("programs", title)}</bdi>
        </Link>
      ) : (
        <PersonLink userId={userId} tab="programs">
          {inWords("programs", title)}
        </PersonLink>
      )}
      {said
        .filter((words) => words !== false)
        .map((words) => ` · ${words}`)
        .join("")}
    </>
  );
}
