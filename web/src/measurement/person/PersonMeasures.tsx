import { usualSpan, type MeasuredValue, type Span } from "@vigil/model/measurement/observer/measureWire";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AssignPrograms } from "../../curriculum/assignment/AssignPrograms.tsx";
import { problemMessage } from "../../problemMessage.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ConfidenceCard } from "../confidence/ConfidenceCard.tsx";
import { BreakdownCard } from "../observer/BreakdownCard.tsx";
import { FurtherCard } from "../observer/FurtherCard.tsx";
import styles from "../observer/Measures.module.css";
import { personMeasuresQuery } from "../observer/measureQueries.ts";
import { PrintedBy } from "../observer/PrintedBy.tsx";
import { SpanSelect } from "../observer/SpanSelect.tsx";
import { Tiles } from "../observer/Tiles.tsx";
import { TimeCard } from "../observer/TimeCard.tsx";
import { TrendCard } from "../observer/TrendCard.tsx";
import { WatchCard } from "../observer/WatchCard.tsx";
import { WorkCard } from "../work/WorkCard.tsx";

const nothing: readonly MeasuredValue[] = [];

/** What somebody can do at the X-ray screen, for those who may look at their work. Their goal is their own. */
export function PersonMeasures({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const mayAssign = can(useUser(), "users:edit");
  const [span, setSpan] = useState<Span>(usualSpan);
  const { data, error } = useQuery(personMeasuresQuery(userId, span));
  return (
    <>
      <PrintedBy />
      <div className={styles.pick}>
        <SpanSelect span={span} set={setSpan} />
        <span className={`${styles.pick} ${styles.noPaper}`}>
          {mayAssign && <AssignPrograms people={{ ids: [userId] }} done={() => {}} />}
          <Button kind="plain" onClick={() => print()}>
            {t("measures.print")}
          </Button>
        </span>
      </div>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {data === undefined && error === null && <Skeleton height={320} />}
      {data !== undefined && data.sessions === 0 && <p className={styles.small}>{t("measures.noFigures")}</p>}
      {data !== undefined && data.sessions > 0 && (
        <div className={styles.page}>
          <Tiles measures={data} />
          <TrendCard measures={data} />
          <BreakdownCard
            title={t("measures.categories")}
            lead={t("measures.categoriesLead")}
            grouping="category"
            values={data.by.category ?? []}
            miscalled={data.by.miscalled}
          />
          <FurtherCard measures={data} />
          <ConfidenceCard values={data.by.confidence ?? nothing} />
          <TimeCard measures={data} />
        </div>
      )}
      {data !== undefined && (
        <div className={styles.page}>
          <WatchCard measures={data} />
          <WorkCard of={`measures/learners/${userId}/work?months=${span}`} />
        </div>
      )}
    </>
  );
}
