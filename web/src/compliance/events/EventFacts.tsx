import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ReferenceNames } from "../../entity/record/ReferenceNames.tsx";
import { can, useUser } from "../../shell/user.ts";
import recordStyles from "../../entity/record/Record.module.css";
import { attendanceQuery, eventChoicesQuery } from "./eventQueries.ts";
import { personName } from "./personName.ts";

/** The classroom courses and the people of an event, by name: a trainer keeps neither list. */
export function EventFact({ id, of }: { id: number; of: "courses" | "attending" | "attended" }) {
  const { data } = useSuspenseQuery(attendanceQuery(id));
  if (of === "courses") return <Names names={data.head.courses} />;
  const people = data.rows.filter(({ attending, attendedAt }) =>
    of === "attended" ? attendedAt !== null : attending === true && attendedAt === null,
  );
  return <Names names={people.map(personName)} />;
}

interface AuthorizationFactProps {
  id: number;
  ids: readonly number[];
  of: "companies" | "courses";
}

/** What an authorization holds for, as its trainer reads it. */
export function AuthorizationFact(props: AuthorizationFactProps) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const list = props.of === "companies" ? "companies:view" : "courses:view";
  if (!can(useUser(), list)) return <OwnAuthorization {...props} />;
  return <ReferenceNames to={props.of === "companies" ? "company" : "course"} ids={props.ids} domain={domain} none={t("entity.none")} />;
}

/** Without the lists of companies and courses, their names are those of what can be chosen. */
function OwnAuthorization({ id, ids, of }: AuthorizationFactProps) {
  const { data } = useSuspenseQuery(eventChoicesQuery);
  const companies = data.authorizations.find((authorization) => authorization.id === id)?.companies ?? [];
  const courses = data.programs.flatMap((program) => program.courses);
  const name = (one: number) =>
    of === "companies" ? companies.find((company) => company.id === one)?.name : courses.find((course) => course.id === one)?.title;
  return <Names names={ids.map((one) => name(one) ?? String(one))} />;
}

function Names({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  if (names.length === 0) return <span className={recordStyles.quiet}>{t("entity.none")}</span>;
  return (
    <ul className={recordStyles.names}>
      {names.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
