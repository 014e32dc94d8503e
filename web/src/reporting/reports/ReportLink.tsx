import { Link, useParams } from "@tanstack/react-router";
import { reportOf, type ReportCode } from "@vigil/model/reporting/reports/report";
import type { ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportAbout, ReportCell } from "@vigil/model/reporting/reports/reportWire";
import type { ReactNode } from "react";
import { can, useUser } from "../../shell/user.ts";

interface ReportLinkProps {
  code: ReportCode;
  own: boolean;
  column: ReportColumnName;
  about: ReportAbout | undefined;
  /** Of a quiz: whether it is of questions or of the X-ray screen. */
  kind: ReportCell;
  children: ReactNode;
}

/** The name of a line leads to the person, its day to the session or attempt, where the reader may see them. */
export function ReportLink({ code, own, column, about, kind, children }: ReportLinkProps) {
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  if (about === undefined || about.user === null) return children;
  const learner = String(about.user);
  if ((column === "username" || column === "lastName") && !own) {
    if (can(user, "users:view"))
      return (
        <Link to="/$domain/admin/$list/$id" params={{ domain, list: "users", id: learner }} preload={false}>
          {children}
        </Link>
      );
    if (can(user, "audit:view"))
      return (
        <Link to="/$domain/audit/$user" params={{ domain, user: learner }} preload={false}>
          {children}
        </Link>
      );
  }
  const { record } = reportOf(code);
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
