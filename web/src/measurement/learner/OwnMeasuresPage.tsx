import { usualSpan, type MeasuredValue, type OwnMeasures, type Span } from "@vigil/model/measurement/observer/measureWire";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Message } from "../../ui/Message.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ConfidenceCard } from "../confidence/ConfidenceCard.tsx";
import { BreakdownCard } from "../observer/BreakdownCard.tsx";
import { FurtherCard } from "../observer/FurtherCard.tsx";
import styles from "../observer/Measures.module.css";
import { ownMeasuresQuery, peersQuery } from "../observer/measureQueries.ts";
import { SpanSelect } from "../observer/SpanSelect.tsx";
import { spanOf } from "../observer/spanOf.ts";
import { Tiles } from "../observer/Tiles.tsx";
import { TimeCard } from "../observer/TimeCard.tsx";
import { TrendCard } from "../observer/TrendCard.tsx";
import { WatchCard } from "../observer/WatchCard.tsx";
import { WorkCard } from "../work/WorkCard.tsx";
import { ExampleCards } from "./ExampleCards.tsx";
import { GoalCard } from "./GoalCard.tsx";

const nothing: readonly MeasuredValue[] = [];

/** How a learner sees: what they find, what they stop in vain, how sure that is, and the bags to look at again. */
export function OwnMeasuresPage() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const { domain } = useParams({ from: "/$domain" });
  const search: { months?: string } = useSearch({ strict: false });
  const span = spanOf(search.months);
  const mayLearn = can(user, "training:take");
  const { data, error } = useQuery({ ...ownMeasuresQuery(span), enabled: mayLearn });
  if (!mayLearn) return <NotAllowed />;
  const watched = (data?.by.prevalence ?? []).length > 0;
  const set = (months: Span) =>
    void navigate({
      to: "/$domain/measures",
      params: { domain },
      search: months === usualSpan ? {} : { months: String(months) },
      resetScroll: false,
    });
  return (
    <>
      <PageHead
        title={t("shell.howISee")}
        lead={t("measures.lead")}
        actions={
          <div className={`${styles.pick} ${styles.noPaper}`}>
            <SpanSelect span={span} set={set} />
            <Button kind="plain" onClick={() => print()}>
              {t("measures.print")}
            </Button>
          </div>
        }
      />
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={420} />}
      {data !== undefined && data.sessions === 0 && !watched && (
        <EmptyState
          title={t(span < 24 ? "measures.noneThen" : "measures.none")}
          text={t(span < 24 ? "measures.noneThenText" : "measures.noneText")}
        >
          <Link to="/$domain/training" params={{ domain }} className={buttonLook("primary", "medium")}>
            {t("measures.goTraining")}
          </Link>
        </EmptyState>
      )}
      {data !== undefined && data.sessions > 0 && <Told measures={data} span={span} domain={domain} />}
      {data !== undefined && (
        <div className={styles.page}>
          {data.sessions === 0 && watched && <p className={`${styles.small} ${styles.wide}`}>{t("measures.watchesOnly")}</p>}
          <WatchCard measures={data} />
          <WorkCard of={`measures/own/work?months=${span}`} />
        </div>
      )}
    </>
  );
}

function Told({ measures, span, domain }: { measures: OwnMeasures; span: Span; domain: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(peersQuery(span));
  return (
    <div className={styles.page}>
      <Tiles measures={measures} goal={measures.goal} peers={data?.peers} />
      <TrendCard measures={measures} />
      <BreakdownCard
        title={t("measures.categories")}
        lead={t("measures.categoriesLead")}
        grouping="category"
        values={measures.by.category ?? []}
        miscalled={measures.by.miscalled}
      />
      <ExampleCards domain={domain} />
      <FurtherCard measures={measures} />
      <ConfidenceCard values={measures.by.confidence ?? nothing} />
      <TimeCard measures={measures} />
      <GoalCard key={JSON.stringify(measures.goal)} goal={measures.goal} />
    </div>
  );
}
