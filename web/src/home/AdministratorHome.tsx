import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { formatNumber } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./AdministratorHome.module.css";
import { listTitle } from "../shell/recordPhrase.ts";
import { openRooms } from "../shell/rooms.ts";
import { can, useUser } from "../shell/user.ts";

const LatestRows = lazy(async () => ({ default: (await import("../entity/list/LatestRows.tsx")).LatestRows }));
const SetupCard = lazy(async () => ({ default: (await import("../organization/setup/SetupCard.tsx")).SetupCard }));
const DashboardBoard = lazy(async () => ({ default: (await import("../reporting/dashboards/DashboardBoard.tsx")).DashboardBoard }));
const latest = [
  { url: "simulatorsessions", title: "shell.latestSessions" },
  { url: "events", title: "shell.latestEvents" },
] as const;

interface Counted {
  count: number;
  countEstimated?: true;
}

/** The dashboard of who sees reports, the rooms somebody keeps, and how much is in each list. */
export function AdministratorHome() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const user = useUser();
  const rooms = openRooms(user);
  const lists = rooms.flatMap((room) => room.lists);
  const asked = lists.map(({ url }) => url).join(",");
  const { data: counts = {} } = useQuery({
    queryKey: ["listCounts", asked],
    staleTime: 0, // whatever was made meanwhile is counted
    queryFn: ({ signal }) => call<Record<string, Counted>>("GET", `listcounts?lists=${asked}`, { signal }),
    enabled: lists.length > 0,
  });
  const countOf = (url: string): string => {
    const counted = counts[url];
    if (counted === undefined) return "";
    const text = formatNumber(counted.countEstimated ? Number(counted.count.toPrecision(2)) : counted.count);
    return counted.countEstimated ? `≈ ${text}` : text;
  };
  return (
    <>
      <PageHead title={t("shell.welcome", { name: user.firstName || user.username })} lead={`${user.company.name} · ${user.accessLevel}`} />
      {can(user, "companies:all") && (
        <Suspense>
          <SetupCard domain={domain} />
        </Suspense>
      )}
      {can(user, "reports:view") && (
        <Suspense fallback={<Skeleton height={320} />}>
          <DashboardBoard />
        </Suspense>
      )}
      {can(user, "audit:view") && rooms.length === 0 && (
        <Card title={t("review.auditTitle")} lead={t("review.auditLead")}>
          <Link to="/$domain/audit" params={{ domain }} className={styles.link}>
            {t("review.search")}
          </Link>
        </Card>
      )}
      {!can(user, "audit:view") && rooms.length === 0 && (
        <EmptyState title={t("shell.nothingToKeep")} text={t("shell.nothingToKeepText")} />
      )}
      <div className={styles.grid}>
        {rooms.map(({ room, lists: open }) => (
          <Card key={room} title={t(`shell.rooms.${room}`)}>
            <ul>
              {open.map(({ name, url }) => (
                <li key={name}>
                  <Link to="/$domain/admin/$list" params={{ domain, list: url }} className={styles.link}>
                    {listTitle(name)}
                    <span className={styles.count}>{countOf(url)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {latest
        .filter(({ url }) => lists.some((list) => list.url === url))
        .map(({ url, title }) => (
          <section key={url} className={styles.latest} aria-label={t(title)}>
            <h2 className={styles.title}>{t(title)}</h2>
            <Suspense fallback={<Skeleton height={180} />}>
              <LatestRows domain={domain} url={url} />
            </Suspense>
          </section>
        ))}
    </>
  );
}
