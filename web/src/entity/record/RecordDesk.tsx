import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { EditRecord } from "../form/EditRecord.tsx";
import { recordQuery } from "../entityCalls.ts";
import type { List } from "../list/lists.ts";
import { shownLists } from "../list/shownList.ts";
import { RecordActions } from "./RecordActions.tsx";
import { RecordCrumb } from "./RecordCrumb.tsx";
import { RecordFacts } from "./RecordFacts.tsx";
import { recordName } from "./recordName.ts";
import { useRecordPlace } from "./useRecordPlace.ts";
import styles from "./Record.module.css";

/** For who came from a list. */
const RecordSteps = lazy(async () => ({ default: (await import("./steps/RecordSteps.tsx")).RecordSteps }));

interface RecordDeskProps {
  domain: string;
  list: List;
  id: number;
  tab: string;
}

/** One record: what it is, what can be done with it, and what belongs to it. */
export function RecordDesk({ domain, list, id, tab }: RecordDeskProps) {
  const { t } = useTranslation();
  const place = useRecordPlace(list);
  const { entity } = list;
  const { permissions } = useUser();
  const { data: record } = useSuspenseQuery(recordQuery(entity, id));
  // Who may not edit it reads it, whatever the address says.
  const editing = tab === "edit" && record.abilities?.edit !== false;
  const tabs = place.tabs.filter((each) => each.of?.(record) !== false && (!each.needs || permissions.includes(each.needs)));
  const shown = tabs.find(({ name }) => name === tab);
  const params = { domain, list: entity.url, id: String(id) };
  return (
    <>
      <PageHead
        title={recordName(place, record)}
        crumb={
          <div className={styles.way}>
            <span>
              <RecordCrumb domain={domain} list={list} />
            </span>
            {shownLists.has(entity.url) && (
              <Suspense>
                <RecordSteps {...{ domain, entity, id, tab }} />
              </Suspense>
            )}
          </div>
        }
        lead={place.place.recordLead && <bdi>{place.place.recordLead(record)}</bdi>}
        aside={
          <>
            {place.State ? (
              <Suspense>
                <place.State record={record} />
              </Suspense>
            ) : (
              typeof record["active"] === "boolean" && (
                <Tag tone={record["active"] ? "good" : "quiet"}>{t(record["active"] ? "entity.active" : "entity.inactive")}</Tag>
              )
            )}{" "}
            {record.unfinishedCopy && <Tag tone="warn">{t("entity.copyOf")}</Tag>} {record.shared && <Tag>{t("entity.shared")}</Tag>}{" "}
            {typeof record["revokedAt"] === "string" && <Tag tone="bad">{fieldLabel(entity.name, "revokedAt")}</Tag>}
          </>
        }
        actions={editing ? undefined : <RecordActions domain={domain} place={place} record={record} />}
      />
      {tabs.length > 0 && !editing && (
        <nav className={styles.tabs} aria-label={t("entity.record")}>
          <Link to="/$domain/admin/$list/$id" params={params} activeOptions={{ exact: true }} className={styles.tab}>
            {t("entity.tabs.record")}
          </Link>
          {tabs.map(({ name, title }) => (
            <Link key={name} to="/$domain/admin/$list/$id/$tab" params={{ ...params, tab: name }} className={styles.tab}>
              {t(title)}
            </Link>
          ))}
        </nav>
      )}
      {editing && <EditRecord key={record.revision} domain={domain} place={place} record={record} />}
      {shown && shown.show(record, domain)}
      {!editing && !shown && <RecordFacts place={place} record={record} domain={domain} />}
    </>
  );
}
