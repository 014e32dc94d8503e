import type { Grouping, Measures } from "@vigil/model/measurement/observer/measureWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BreakdownCard } from "./BreakdownCard.tsx";
import { GroupingSelect } from "./GroupingSelect.tsx";

const groupings = ["article", "level", "view", "console", "kind", "family"] as const satisfies Grouping[];

/** Threats found by whatever else they are told apart by, one at a time. */
export function FurtherCard({ measures }: { measures: Measures }) {
  const { t } = useTranslation();
  const there = groupings.filter((grouping) => (measures.by[grouping]?.length ?? 0) > 0);
  const [asked, setAsked] = useState<(typeof groupings)[number]>("article");
  const grouping = there.find((one) => one === asked) ?? there[0];
  if (grouping === undefined) return null;
  return (
    <BreakdownCard
      title={`${t("measures.further")}: ${t(`measures.by.${grouping}`)}`}
      grouping={grouping}
      values={measures.by[grouping] ?? []}
      pick={<GroupingSelect value={grouping} offered={there} set={setAsked} />}
    />
  );
}
