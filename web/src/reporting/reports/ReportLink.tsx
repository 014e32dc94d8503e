import { Link, useParams } from "@tanstack/react-router";
import { reportOfGroup } from "@vigil/model/reporting/reports/reportOfGroup";
import { reportOf } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportAbout, ReportCell, ReportRun } from "@vigil/model/reporting/reports/reportWire";
import type { ReactNode } from "react";
import { PersonLink } from "../../shell/PersonLink.tsx";
import { can, useUser } from "../../shell/user.ts";
import { reportAddress } from "./reportAddress.ts";

interface ReportLinkProps {
  run: Pick<ReportRun, "code" | "ask">;
  own: boolean;
  column: ReportColumnName;
  about: ReportAbout | undefined;
  /** What stands there. */
  value: ReportCell;
  /** Of a quiz: whether it is of questions or of the X-ray screen. */
  kind: ReportCell;
  children: ReactNode;
}

/** The name of a line leads to the person, its day to the session or attempt, a group and its counts to the report with the names, where the reader may see them. */
export function ReportLink({ run, own, column, about, value, kind, children }: ReportLinkProps) {
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  if (about === undefined) return children;
  if (about.user === null) {
    const named = own ? null : reportOfGroup(run, { column, value, about });
    if (named === null) return children;
    return (
      <Link {...reportAddress(domain, named)} preload={false}>
        {children}
      </Link>
    );
  }
  const learner = String(about.user);
  if ((column === "username" || column === "lastName") && !own) return <PersonLink userId={about.user}>{children}</PersonLink>;
  const { record } = reportOf(run.code);
  if (column !== "date" || about.record === null || record === undefined || !(own || can(user, "audit:view"))) return children;
  const session = String(about.record);
  if (record === "session" || (record === "quiz" && kind === "simulator"))
    return (
      <Link to="/$domain/simulator/review/$session" params={{ domain, session }} preload={false}>
        {children}
      </Link>
    );
  if (own)
    return (
      <Link to="/$domain/exams/$session" params={{ domain, session }} preload={false}>
        {children}
      </Link>
    );
  const [of, item] = record === "quiz" ? (["quizzes", about.quiz] as const) : (["courses", about.course] as const);
  return (
    <Link
      to="/$domain/audit/$user/$kind/$item/exams/$session"
      params={{ domain, user: learner, kind: of, item: String(item), session }}
      preload={false}
    >
      {children}
    </Link>
  );
}
