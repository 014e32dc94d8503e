import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { barredQuery } from "../compliance/authority/barredQuery.ts";
import { broughtText } from "../entity/broughtText.ts";
import { latestRows } from "../entity/list/latestRows.ts";
import { listAt } from "../entity/list/lists.ts";
import { setupQuery } from "../organization/setup/setupQuery.ts";
import { readTogether } from "../readTogether.ts";
import { attentionQuery } from "../reporting/attention/attentionQuery.ts";
import { dashboardsQuery } from "../reporting/dashboards/dashboardCalls.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { formatNumber } from "../ui/format.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./AdministratorHome.module.css";
import { listTitle } from "../shell/recordPhrase.ts";
import { openRooms } from "../shell/rooms.ts";
import { toursQuery } from "../shell/tour/tourCalls.ts";
import { can, useUser } from "../shell/user.ts";

const LatestRows = lazy(async () => ({ default: (await import("../entity/list/LatestRows.tsx")).LatestRows }));
const SetupCard = lazy(async () => ({ default: (await import("../organization/setup/SetupCard.tsx")).SetupCard }));
const DashboardBoard = lazy(async () => ({ default: (await import("../reporting/dashboards/DashboardBoard.tsx")).DashboardBoard }));
const AttentionCards = lazy(async () => ({ default: (await import("../reporting/attention/AttentionCards.tsx")).AttentionCards }));
const BarredCard = lazy(async () => ({ default: (await import("../compliance/authority/BarredCard.tsx")).BarredCard }));
const ReviewCard = lazy(async () => ({ default: (await import("../imageLibrary/approval/ReviewCard.tsx")).ReviewCard }));
const latest = [
  { url: "simulatorsessions", title: "shell.latestSessions" },
  { url: "events", title: "shell.latestEvents" },
] as const;

/** Beyond so many the server tells an estimate. */
const countedExactly = 1000;

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
  const countsQuery = queryOptions({
    queryKey: ["listCounts", asked],
    staleTime: 0, // whatever was made meanwhile is counted
    queryFn: ({ signal }) => readTogether<Record<string, Counted>>(`listcounts?lists=${asked}`, signal),
  });
  const queries = useQueryClient();
  const shown = latest.filter(({ url }) => lists.some((list) => list.url === url));
  // asked for now, before the parts that show it are there: it goes as one call
  useState(() => {
    if (lists.length > 0) void queries.prefetchQuery(countsQuery);
    void queries.prefetchQuery(toursQuery);
    if (can(user, "companies:all")) void queries.prefetchQuery(setupQuery);
    if (can(user, "reports:view")) {
      void queries.prefetchQuery(dashboardsQuery);
      void queries.prefetchQuery(attentionQuery);
    }
    if (can(user, "authorityRules:view")) void queries.prefetchQuery(barredQuery);
    for (const list of shown.flatMap(({ url }) => listAt(url) ?? []))
      void queries.prefetchQuery(latestRows(list.entity, user.permissions).query);
  });
  // what was asked for above may be there before this shows it: that is no reason to ask again
  const { data: counts = {} } = useQuery({ ...countsQuery, enabled: lists.length > 0, refetchOnMount: false });
  const countOf = (url: string): string => {
    const counted = counts[url];
    if (counted === undefined) return "";
    if (!counted.countEstimated) return formatNumber(counted.count);
    // so far it is counted: what the planner guesses may be no more than that
    const beyond = counted.count <= countedExactly + 1;
    const count = formatNumber(beyond ? countedExactly : Number(counted.count.toPrecision(2)));
    return t(beyond ? "entity.countBeyond" : "entity.countAbout", { count: count as never });
  };
  return (
    <>
      <PageHead
        title={t("shell.welcome", { name: user.firstName || user.username })}
        lead={`${user.company.name} · ${broughtText("accessLevel", user.accessLevel)}`}
      />
      {can(user, "companies:all") && (
        <Suspense>
          <SetupCard domain={domain} />
        </Suspense>
      )}
      {can(user, "images:edit") && (
        <Suspense>
          <ReviewCard domain={domain} />
        </Suspense>
      )}
      {can(user, "authorityRules:view") && (
        <Suspense>
          <BarredCard count={barredQuery} />
        </Suspense>
      )}
      {can(user, "reports:view") && (
        <Suspense>
          <AttentionCards />
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
      {shown.map(({ url, title }) => (
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
