import type { AssignedLearner, AssignedLearners, AssignmentAnswer, AssignmentPreview } from "@vigil/model/curriculum/assignmentWire";
import { program } from "@vigil/model/curriculum/program";
import { user } from "@vigil/model/organization/user";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import formStyles from "../../entity/form/Form.module.css";
import { UserSelector } from "../../organization/selector/UserSelector.tsx";
import { latestAct } from "../../entity/bulk/latestAct.ts";
import { undoable } from "../../entity/bulk/undoable.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./assignment.module.css";
import { AssignDialog } from "./AssignDialog.tsx";
import { PeopleWithout } from "./PeopleWithout.tsx";

const pageSize = 50;
const columns = ["person", "company", "way", "starts", "due", "ends", "status"] as const;
const day = (date: string | null) => (date === null ? "–" : formatDate(date));

/** Who has a program, by which way and until when, and how far they have come; many are added and taken away at once. */
export function ProgramLearners({ programId }: { programId: number }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [adding, setAdding] = useState<number[]>();
  const mayEdit = can(useUser(), "users:edit");
  const seesUsers = can(useUser(), "users:view");
  const words = useDeferredValue(search);
  const { data } = useQuery({
    queryKey: [program.url, "learners", programId, words, offset],
    queryFn: ({ signal }) =>
      call<AssignedLearners>(
        "GET",
        `programs/${programId}/learners?${new URLSearchParams({ search: words, offset: `${offset}` }).toString()}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const body = { people: { ids: picked }, programIds: [programId] };
  const removing = useAct({
    ask: async () => {
      const { counts } = await call<AssignmentPreview>("POST", "users/programs/unassign/preview", { body });
      return {
        title: t("assignment.removeTitle"),
        text: t("assignment.removeText", { loses: formatNumber(counts.loses ?? 0), stays: formatNumber(counts.stays ?? 0) }),
        confirm: t("assignment.remove"),
        danger: true,
      };
    },
    call: () => call<AssignmentAnswer>("POST", "users/programs/unassign", { body }),
    done: ({ act, removed }) => {
      latestAct.set(() => act);
      toast(t("assignment.removed", { count: removed }), undoable(act));
      setPicked([]);
    },
    stale: [{ queryKey: [user.url] }, { queryKey: [program.url] }],
  });
  if (data === undefined) return null;
  const { rows, count } = data;
  const direct = rows.filter(({ ways }) => ways.some(({ source }) => source === "user")).map(({ userId }) => userId);
  const toggle = (id: number, on: boolean) => setPicked(on ? [...picked, id] : picked.filter((each) => each !== id));

  return (
    <div>
      <div className={styles.bar}>
        <input
          type="search"
          className={formStyles.input}
          aria-label={t("assignment.search")}
          placeholder={t("assignment.search")}
          value={search}
          dir="auto"
          onChange={({ target }) => {
            setSearch(target.value);
            setOffset(0);
          }}
        />
        <span role="status">{t("assignment.people", { count, number: formatNumber(count) as never })}</span>
        {mayEdit && (
          <>
            <UserSelector label={t("assignment.learners")} chosen={[]} add={setAdding} />
            <Button kind="grave" size="small" disabled={picked.length === 0} busy={removing.busy} onClick={() => void removing.run()}>
              {t("assignment.removeMany", { count: picked.length })}
            </Button>
          </>
        )}
      </div>
      {rows.length === 0 && words.trim() !== "" ? null : rows.length === 0 ? (
        <EmptyState title={t("assignment.nobody")} text={t("assignment.nobodyText")} />
      ) : (
        <Table label={t("assignment.learners")}>
          <thead>
            <tr>
              {mayEdit && (
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label={t("assignment.pickAll")}
                    checked={direct.length > 0 && direct.every((id) => picked.includes(id))}
                    disabled={direct.length === 0}
                    onChange={({ target }) =>
                      setPicked(target.checked ? [...new Set([...picked, ...direct])] : picked.filter((id) => !direct.includes(id)))
                    }
                  />
                </th>
              )}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`assignment.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.userId}>
                {mayEdit && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t("assignment.pick", { name: row.name || row.username })}
                      checked={picked.includes(row.userId)}
                      disabled={!direct.includes(row.userId)}
                      onChange={({ target }) => toggle(row.userId, target.checked)}
                    />
                  </td>
                )}
                <td>
                  <Link to="/$domain/admin/$list/$id" params={{ domain, list: user.url, id: String(row.userId) }}>
                    <bdi>{row.name || row.username}</bdi>
                  </Link>{" "}
                  <small className={styles.quiet}>{row.name && <bdi>{row.username}</bdi>}</small>
                </td>
                <td>
                  <bdi>{row.company}</bdi>
                </td>
                <td>
                  <Ways row={row} />
                </td>
                <td>{day(row.startsOn)}</td>
                <td>
                  {day(row.dueOn)} {row.overdue && <Tag tone="bad">{t("assignment.overdue")}</Tag>}
                </td>
                <td>{day(row.endsOn)}</td>
                <td>
                  {t(`assignment.statuses.${row.status}`)}{" "}
                  {row.completedOn !== null && <small className={styles.quiet}>{formatDate(row.completedOn)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {count > pageSize && (
        <p className={styles.buttons}>
          <span>
            {t("assignment.page", { from: formatNumber(offset + 1), to: formatNumber(offset + rows.length), all: formatNumber(count) })}
          </span>
          <Button kind="plain" size="small" disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            {t("assignment.previous")}
          </Button>
          <Button kind="plain" size="small" disabled={offset + rows.length >= count} onClick={() => setOffset(offset + pageSize)}>
            {t("assignment.next")}
          </Button>
        </p>
      )}
      {words.trim() !== "" && count <= pageSize && seesUsers && (
        <PeopleWithout words={words.trim()} having={rows} assign={mayEdit ? (id) => setAdding([id]) : undefined} />
      )}
      {adding && <AssignDialog people={{ ids: adding }} programId={programId} done={() => {}} close={() => setAdding(undefined)} />}
    </div>
  );
}

function Ways({ row: { ways } }: { row: AssignedLearner }) {
  const { t } = useTranslation();
  return (
    <span className={styles.ways}>
      {ways.map(({ source, sourceId, name }) => (
        <Tag key={`${source} ${sourceId}`} tone="quiet">
          {t(`assignment.ways.${source}`)}
          {name !== null && (
            <>
              : <bdi>{name}</bdi>
            </>
          )}
        </Tag>
      ))}
    </span>
  );
}
