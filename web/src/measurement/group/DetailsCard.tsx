import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { BreakdownCard } from "../observer/BreakdownCard.tsx";
import { GroupingSelect } from "../observer/GroupingSelect.tsx";
import styles from "../observer/Measures.module.css";
import { groupDetailsQuery } from "../observer/measureQueries.ts";
import { TimeCard } from "../observer/TimeCard.tsx";

const groupings = ["article", "level", "view", "console", "family", "seconds"] as const;

/** What reads more is asked for when somebody wants to see it, one at a time. */
export function DetailsCard({ asked }: { asked: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [grouping, setGrouping] = useState<(typeof groupings)[number]>("article");
  const { data, error, isPlaceholderData } = useQuery({ ...groupDetailsQuery(`by=${grouping}&${asked}`), enabled: open });
  if (!open)
    return (
      <p className={`${styles.wide} ${styles.noPaper}`}>
        <Button kind="plain" onClick={() => setOpen(true)}>
          {t("measures.details")}
        </Button>
      </p>
    );
  const select = <GroupingSelect value={grouping} offered={groupings} set={setGrouping} />;
  return (
    <div className={styles.wide}>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      {error === null && (data === undefined || isPlaceholderData) && (
        <>
          {select}
          <Skeleton height={240} />
        </>
      )}
      {data !== undefined && !isPlaceholderData && grouping === "seconds" && (
        <>
          {select}
          <TimeCard measures={data} />
        </>
      )}
      {data !== undefined && !isPlaceholderData && grouping !== "seconds" && (
        <BreakdownCard
          title={`${t("measures.further")}: ${t(`measures.by.${grouping}`)}`}
          grouping={grouping}
          values={data.by[grouping] ?? []}
          pick={select}
        />
      )}
    </div>
  );
}
