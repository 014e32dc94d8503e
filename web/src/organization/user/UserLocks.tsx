import type { UserLock } from "@vigil/model/organization/userLock";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import styles from "../../identity/providers/Rules.module.css";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { useAct } from "../../shell/useAct.ts";

const administrators = 0;

/** What keeps somebody out of this account: where, since when, until when, after how many failures; lifted one by one or all. */
export function UserLocks({ user }: { user: Row }) {
  const { t } = useTranslation();
  const mayEdit = can(useUser(), "users:edit");
  const queryKey = ["users", "locks", user.id];
  const { data: locks } = useSuspenseQuery({ queryKey, queryFn: () => call<UserLock[]>("GET", `users/${user.id}/locks`) });
  const isWhole = (lifted: readonly UserLock[]) => lifted.length === locks.length || lifted.some(({ id }) => id === administrators);
  const countOf = (lifted: readonly UserLock[]) => ({ count: isWhole(lifted) ? locks.length : 1 });
  const { run, busy } = useAct({
    ask: (lifted: readonly UserLock[]) => ({
      title: t("userLocks.liftTitle", countOf(lifted)),
      text: t("userLocks.unlockText"),
      confirm: t("userLocks.lift"),
    }),
    call: (lifted) =>
      isWhole(lifted)
        ? call("POST", "users/unlock", { body: { ids: [user.id] } })
        : call("POST", `users/${user.id}/locks/lift`, { body: { ids: lifted.map(({ id }) => id) } }),
    told: (_answer, lifted) => t("userLocks.lifted", countOf(lifted)),
    stale: [{ queryKey: ["users"] }],
  });
  // who is switched off is kept out all the same
  const free = user["active"] === false ? "standing.what.off" : "userLocks.none";
  if (locks.length === 0) return <EmptyState title={t("userLocks.tab")} text={t(free)} />;
  return (
    <div className={styles.rules}>
      <p>{t("userLocks.lead")}</p>
      <Table label={t("userLocks.tab")}>
        <thead>
          <tr>
            <th scope="col">{t("userLocks.where")}</th>
            <th scope="col">{t("userLocks.address")}</th>
            <th scope="col">{t("userLocks.failures")}</th>
            <th scope="col">{t("userLocks.since")}</th>
            <th scope="col">{t("userLocks.until")}</th>
            {mayEdit && <th scope="col">{t("userLocks.lift")}</th>}
          </tr>
        </thead>
        <tbody>
          {locks.map((lock) => (
            <tr key={lock.id}>
              <td>{t(`userLocks.places.${lock.at}`)}</td>
              <td>{lock.address === null ? "–" : <code dir="ltr">{lock.address}</code>}</td>
              <td>{lock.id === administrators ? "–" : lock.failures}</td>
              <td>{formatInstant(lock.since)}</td>
              <td>{lock.until === null ? t("userLocks.forGood") : formatInstant(lock.until)}</td>
              {mayEdit && (
                <td>
                  <Button
                    kind="plain"
                    size="small"
                    busy={busy}
                    aria-label={`${t("userLocks.lift")}: ${t(`userLocks.places.${lock.at}`)} ${lock.address ?? ""}`}
                    onClick={() => void run([lock])}
                  >
                    {t("userLocks.lift")}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {mayEdit && locks.length > 1 && (
        <Button kind="plain" busy={busy} onClick={() => void run(locks)}>
          {t("userLocks.liftAll")}
        </Button>
      )}
    </div>
  );
}
