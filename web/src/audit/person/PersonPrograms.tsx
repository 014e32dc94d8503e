import type { PersonProgram } from "@vigil/model/audit/personWire";
import type { AssignmentAnswer } from "@vigil/model/curriculum/assignmentWire";
import { program as programs } from "@vigil/model/curriculum/program";
import { user } from "@vigil/model/organization/user";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { PersonBehind } from "../../compliance/authority/PersonBehind.tsx";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import styles from "../../curriculum/assignment/assignment.module.css";
import { RecordLink } from "../../entity/record/ReferenceNames.tsx";
import { latestAct } from "../../entity/bulk/latestAct.ts";
import { undoable } from "../../entity/bulk/undoable.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDate } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";

const AssignDialog = lazy(async () => ({ default: (await import("../../curriculum/assignment/AssignDialog.tsx")).AssignDialog }));

interface PersonProgramsProps {
  userId: number;
  domain: string;
  /** Programs may be assigned here, given other dates and taken away. */
  mayAssign: boolean;
}

/** The programs of one person: by which way they have them, when they are due, and how far they are. */
export function PersonPrograms({ userId, domain, mayAssign }: PersonProgramsProps) {
  const { t } = useTranslation();
  const seesRules = can(useUser(), "authorityRules:view");
  // the program that somebody came here to assign
  const { assign }: { assign?: string } = useSearch({ strict: false });
  const begun = Number(assign);
  const [dated, setDated] = useState<PersonProgram>();
  const { data: found } = useSuspenseQuery({
    queryKey: [user.url, "programs", userId],
    queryFn: ({ signal }) => call<PersonProgram[]>("GET", `users/${userId}/programs`, { signal }),
  });
  const removing = useAct({
    ask: ({ title, ways }: PersonProgram) => ({
      title: t("person.removeTitle", { title }),
      text: t(ways.length > 1 ? "person.removeStays" : "person.removeLoses"),
      confirm: t("assignment.remove"),
      danger: true,
    }),
    call: ({ programId }: PersonProgram) =>
      call<AssignmentAnswer>("POST", "users/programs/unassign", { body: { people: { ids: [userId] }, programIds: [programId] } }),
    done: ({ act, removed }) => {
      latestAct.set(() => act);
      toast(t("assignment.removed", { count: removed }), undoable(act));
    },
    stale: [{ queryKey: [user.url] }, { queryKey: [programs.url] }],
  });
  const day = (on: string | null) => (on === null ? "–" : formatDate(on));
  return (
    <>
      {seesRules && <PersonBehind userId={userId} />}
      {mayAssign && (
        <div className={styles.bar}>
          <AssignPrograms key={begun} people={{ ids: [userId] }} begun={begun > 0 ? [begun] : []} atOnce={begun > 0} done={() => {}} />
          {/* where what was assigned is taken back as well */}
          <Link to="/$domain/admin/acts" params={{ domain }}>
            {t("bulk.all")}
          </Link>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState title={t("person.programs")} text={t("person.noPrograms")} />
      ) : (
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
              {mayAssign && <th scope="col">{t("person.change")}</th>}
            </tr>
          </thead>
          <tbody>
            {found.map((program) => (
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
                <td>{day(program.run?.expiresOn ?? null)}</td>
                {mayAssign && (
                  <td>
                    {program.direct && (
                      <span className={styles.ways}>
                        <Button
                          kind="plain"
                          size="small"
                          aria-label={t("person.datesOf", { title: program.title })}
                          onClick={() => setDated(program)}
                        >
                          {t("person.dates")}
                        </Button>
                        <Button
                          kind="plain"
                          size="small"
                          aria-label={t("person.removeOf", { title: program.title })}
                          onClick={() => void removing.run(program)}
                        >
                          {t("assignment.remove")}
                        </Button>
                      </span>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Suspense>
        {dated?.direct && (
          <AssignDialog
            people={{ ids: [userId] }}
            programId={dated.programId}
            before={dated.direct}
            done={() => {}}
            close={() => setDated(undefined)}
          />
        )}
      </Suspense>
    </>
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
      <Tag tone={run.complete && !run.revoked ? "good" : "info"}>
        <RecordLink to="programStatus" id={run.id} name={name} domain={domain} />
      </Tag>{" "}
      {run.revoked && <Tag tone="bad">{t("person.revoked")}</Tag>} {run.sequence > 1 && t("person.run", { number: run.sequence })}
    </>
  );
}
