import { keepsEverybodyOut, type AccountStanding } from "@vigil/model/organization/accountStanding";
import { user } from "@vigil/model/organization/user";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { RecordOf } from "@vigil/model/entity/entity";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { can, useUser } from "../../shell/user.ts";
import { formatInstant } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { GivePassword } from "./GivePassword.tsx";

/** Whether somebody can sign in with this account; if not, since when, until when, and where it is mended. */
export function UserState({ record }: { record: RecordOf<typeof user> }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const mayGive = can(useUser(), "users:edit") && record.abilities?.edit !== false;
  const { data: reasons } = useSuspenseQuery({
    queryKey: ["users", "standing", record.id, record.revision],
    queryFn: () => call<AccountStanding[]>("GET", `${user.url}/${record.id}/standing`),
  });
  const [lock, ...otherLocks] = reasons.filter(({ standing }) => standing === "locked");
  const others = reasons.flatMap(({ standing, since }) => (standing === "locked" ? [] : [{ standing, since }]));
  return (
    <>
      {!lock && !reasons.some(keepsEverybodyOut) && (
        <>
          <Tag tone="good">{t("entity.active")}</Tag>{" "}
        </>
      )}
      {others.map(({ standing, since }) => (
        <span key={standing}>
          <Tag tone={standing === "mustChange" || standing === "noPassword" ? "warn" : "quiet"}>{t(`standing.${standing}`)}</Tag>{" "}
          {t(`standing.what.${standing}`, { since: since === null ? "" : formatInstant(since) })}{" "}
          {standing === "noPassword" && mayGive && <GivePassword domain={domain} record={record} />}
        </span>
      ))}
      {record.overdue && (
        <>
          <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: user.url, id: String(record.id), tab: "programs" }}>
            <Tag tone="bad">{fieldLabel(user.name, "overdue")}</Tag>
          </Link>{" "}
        </>
      )}
      {lock && (
        <span>
          <Tag tone="bad">{t("standing.locked")}</Tag> {t(`userLocks.places.${lock.at ?? "administrator"}`)}
          {lock.address !== null && (
            <>
              {" "}
              <code dir="ltr">{lock.address}</code>
            </>
          )}
          {" · "}
          {t("standing.since", { since: formatInstant(lock.since ?? "") })}
          {", "}
          {lock.until === null ? t("userLocks.forGood") : t("standing.until", { until: formatInstant(lock.until) })}
          {" · "}
          <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: user.url, id: String(record.id), tab: "locks" }}>
            {otherLocks.length > 0 ? t("standing.all", { count: otherLocks.length + 1 }) : t("standing.toLock")}
          </Link>
        </span>
      )}
    </>
  );
}
