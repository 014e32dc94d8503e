import { usualGoal } from "@vigil/model/measurement/observer/measureWire";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { ChoiceSelect } from "../../reporting/dashboards/ChoiceSelect.tsx";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../observer/Measures.module.css";
import { groupQuery } from "../observer/measureQueries.ts";
import { PrintedBy } from "../observer/PrintedBy.tsx";
import { SpanSelect } from "../observer/SpanSelect.tsx";
import { spanOf } from "../observer/spanOf.ts";
import { Tiles } from "../observer/Tiles.tsx";
import { TrendCard } from "../observer/TrendCard.tsx";
import { WatchCard } from "../observer/WatchCard.tsx";
import { WorkCard } from "../work/WorkCard.tsx";
import { CompaniesCard } from "./CompaniesCard.tsx";
import { CategoriesCard } from "./CategoriesCard.tsx";
import { DetailsCard } from "./DetailsCard.tsx";
import { GroupConfidence } from "./GroupConfidence.tsx";
import { GoalSelect } from "./GoalSelect.tsx";
import { ReliabilityNote } from "./ReliabilityNote.tsx";
import { PeopleCard } from "./PeopleCard.tsx";
import { addressOfGroup, type GroupSearch } from "./groupSearch.ts";

/** Of no page and no order: what is told of all of them. */
const allPeople = { need: "", order: "", direction: "", page: "" };
const lists = ["companyId", "groupId", "programId"] as const;

/** What the people one may see can do, and who of them needs what. */
export function GroupMeasuresPage() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { domain } = useParams({ from: "/$domain" });
  const search: GroupSearch = useSearch({ strict: false });
  const allowed = can(user, "reports:view");
  const asked = addressOfGroup(search);
  const { data, error } = useQuery({ ...groupQuery(asked), enabled: allowed });
  const { run, busy } = useAct({
    call: (format: "csv" | "xlsx") =>
      download(`measures/group/export.${format}?${addressOfGroup({ ...search, ...allPeople })}`, `measures.${format}`),
  });
  if (!allowed) return <NotAllowed />;
  const set = (change: Partial<GroupSearch>) =>
    void navigate({ to: "/$domain/admin/measures", params: { domain }, search: { ...search, page: "", ...change }, resetScroll: false });
  const goal = {
    hitRate: data?.goal.hitRate ?? usualGoal.hitRate,
    falseAlarmRate: data?.goal.falseAlarmRate ?? usualGoal.falseAlarmRate,
  };
  return (
    <>
      <PageHead
        title={t("shell.detection")}
        crumb={t("shell.rooms.reporting")}
        lead={t("measures.groupLead")}
        actions={
          <div className={`${styles.pick} ${styles.noPaper}`}>
            {(["csv", "xlsx"] as const).map((format) => (
              <Button key={format} kind="plain" busy={busy} disabled={!data || data.people.all === 0} onClick={() => void run(format)}>
                {t("measures.export")} {t(`measures.${format}`)}
              </Button>
            ))}
            <Button kind="plain" onClick={() => print()}>
              {t("measures.print")}
            </Button>
          </div>
        }
      />
      <PrintedBy />
      <div className={styles.pick} role="group" aria-label={t("measures.whose")}>
        {lists.map((list) => (
          <ChoiceSelect
            key={list}
            list={list}
            value={search[list] === undefined ? undefined : Number(search[list]) || undefined}
            set={(id) => set({ [list]: id === undefined ? "" : String(id) })}
          />
        ))}
        <SpanSelect span={spanOf(search.months)} set={(months) => set({ months: String(months) })} />
        <GoalSelect
          goal={goal}
          set={({ hitRate, falseAlarmRate }) => set({ hitRate: String(hitRate), falseAlarmRate: String(falseAlarmRate) })}
        />
      </div>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={420} />}
      {data !== undefined && data.people.all === 0 && (
        <EmptyState
          title={t("measures.groupNone")}
          text={t(can(user, "users:edit") ? "measures.groupNoneText" : "measures.groupNoneLook")}
        />
      )}
      {data !== undefined && data.people.all > 0 && (
        <div className={styles.page}>
          <Tiles measures={data} goal={goal} />
          <ReliabilityNote />
          <PeopleCard measures={data} search={search} set={set} />
          <TrendCard measures={data} />
          <CategoriesCard asked={addressOfGroup({ ...search, ...allPeople })} />
          {search.companyId === undefined || search.companyId === "" ? (
            <CompaniesCard asked={addressOfGroup({ ...search, ...allPeople, hitRate: "", falseAlarmRate: "" })} domain={domain} />
          ) : null}
          <GroupConfidence asked={addressOfGroup({ ...search, ...allPeople })} />
          <WatchCard measures={data} />
          <DetailsCard asked={addressOfGroup({ ...search, ...allPeople })} />
        </div>
      )}
      {data !== undefined && (
        <div className={styles.page}>
          <WorkCard of={`measures/group/work?${addressOfGroup({ ...search, ...allPeople })}`} always />
        </div>
      )}
    </>
  );
}
