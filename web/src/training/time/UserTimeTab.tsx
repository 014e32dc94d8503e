import { withUserTimes, type ProgramTime, type RunTime, type UserTime } from "@vigil/model/training/userTime";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDuration, formatInstant } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { TimeSessions } from "./TimeSessions.tsx";
import { useAct } from "../../shell/useAct.ts";

/** A learner's tracked time by program, run and session; whoever may edit statuses can take it back. */
export function UserTimeTab({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const queryKey = ["training", "userTime", userId];
  const queries = useQueryClient();
  const edits = can(useUser(), "statuses:edit");
  const [opened, setOpened] = useState<string | null>(null);
  const { data: users } = useSuspenseQuery({
    queryKey,
    queryFn: async ({ signal }) => withUserTimes({}, await call<UserTime[]>("GET", `timetracking/users/${userId}`, { signal })),
  });
  const { run: reset, busy } = useAct({
    ask: ({ title }: ProgramTime, { sequence }: RunTime) => ({
      title: t("training.resetTime"),
      text: t("training.resetTimeText", { title, sequence }),
      confirm: t("training.resetTime"),
      danger: true,
    }),
    call: ({ programId }, { sequence }) =>
      call<UserTime>("PUT", `timetracking/users/${userId}`, { body: { id: userId, programs: [{ programId, sequence }] } }),
    done: (time) => queries.setQueryData(queryKey, withUserTimes(users, [time])),
  });
  const programs = users[userId]?.programs ?? [];
  if (programs.length === 0) return <EmptyState title={t("training.noTimeTitle")} text={t("training.noTimeText")} />;
  return (
    <Table label={t("training.timeSpent")}>
      <thead>
        <tr>
          <th scope="col">{t("training.program")}</th>
          <th scope="col">{t("training.sequence")}</th>
          <th scope="col">{t("training.timeSpent")}</th>
          <th scope="col">{t("training.timeSessions")}</th>
          <th scope="col">{t("training.lastSession")}</th>
          {edits && <th scope="col" aria-label={t("training.resetTime")} />}
        </tr>
      </thead>
      <tbody>
        {programs.flatMap((program) =>
          program.sequences.map((run) => {
            const key = `${program.programId}/${run.sequence}`;
            const open = opened === key;
            const row = (
              <tr key={key}>
                <td>
                  <bdi>{program.title}</bdi>
                </td>
                <td>{run.sequence}</td>
                <td>{formatDuration(run.duration)}</td>
                <td>
                  <Button kind="plain" size="small" aria-expanded={open} onClick={() => setOpened(open ? null : key)}>
                    {t(open ? "training.hideSessions" : "training.showSessions", { count: run.sessions.length })}
                  </Button>
                </td>
                <td>{run.sessions[0] ? formatInstant(run.sessions[0].startedAt) : ""}</td>
                {edits && (
                  <td>
                    <Button
                      kind="plain"
                      size="small"
                      disabled={busy || run.duration === 0}
                      aria-label={`${t("training.resetTime")}: ${program.title}, ${t("training.sequence")} ${run.sequence}`}
                      onClick={() => void reset(program, run)}
                    >
                      {t("training.reset")}
                    </Button>
                  </td>
                )}
              </tr>
            );
            if (!open) return [row];
            return [row, <TimeSessions key={`${key}/sessions`} run={run} columns={edits ? 6 : 5} />];
          }),
        )}
      </tbody>
    </Table>
  );
}
