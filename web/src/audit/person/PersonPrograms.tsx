import type { PersonProgram } from "@vigil/model/audit/personWire";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { RecordLink } from "../../entity/record/ReferenceNames.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDate } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";

/** The programs of one person: by which way they have them, when they are due, and how far they are. */
export function PersonPrograms({ userId, domain }: { userId: number; domain: string }) {
  const { t } = useTranslation();
  const { data: programs } = useSuspenseQuery({
    queryKey: ["users", "programs", userId],
    queryFn: ({ signal }) => call<PersonProgram[]>("GET", `users/${userId}/programs`, { signal }),
  });
  if (programs.length === 0) return <EmptyState title={t("person.programs")} text={t("person.noPrograms")} />;
  const day = (on: string | null) => (on === null ? "–" : formatDate(on));
  return (
    <Table label={t("person.programs")}>
      <thead>
        <tr>
          <th scope="col">{t("person.program")}</th>
          <th scope="col">{t("person.assignedBy")}</th>
          <th scope="col">{t("person.starts")}</th>
          <th scope="col">{t("person.due")}</th>
          <th scope="col">{t("person.ends")}</th>
          <th scope="col">{t("person.progress")}</th>
          <th scope="col">{t("person.lastTrained")}</th>
          <th scope="col">{t("person.expires")}</th>
        </tr>
      </thead>
      <tbody>
        {programs.map((program) => (
          <tr key={program.programId}>
            <td>
              <RecordLink to="program" id={program.programId} name={program.title} domain={domain} />
            </td>
            <td>
              <Ways ways={program.ways} />
            </td>
            <td>{day(program.startsOn)}</td>
            <td>
              {day(program.dueOn)} {program.overdue && <Tag tone="bad">{t("person.overdue")}</Tag>}
            </td>
            <td>{day(program.endsOn)}</td>
            <td>
              <Progress program={program} domain={domain} />
            </td>
            <td>{day(program.run?.lastAccessedAt ?? null)}</td>
            <td>{day(program.run?.expiryAt ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Ways({ ways }: Pick<PersonProgram, "ways">) {
  const { t } = useTranslation();
  if (ways.length === 0) return t("person.sources.none");
  return (
    <bdi>
      {ways
        .map(({ source, name }) => (name === null ? t(`person.sources.${source}`) : `${t(`person.sources.${source}`)}: ${name}`))
        .join(", ")}
    </bdi>
  );
}

function Progress({ program: { run }, domain }: { program: PersonProgram; domain: string }) {
  const { t } = useTranslation();
  if (run === null || !run.begun) return <Tag>{t("person.notBegun")}</Tag>;
  const name = run.complete ? t("person.complete") : t("person.coursesDone", { done: run.coursesComplete, count: run.courses });
  return (
    <>
      <Tag tone={run.complete ? "good" : "info"}>
        <RecordLink to="programStatus" id={run.id} name={name} domain={domain} />
      </Tag>{" "}
      {run.sequence > 1 && t("person.run", { number: run.sequence })}
    </>
  );
}
