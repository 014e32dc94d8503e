import type { DutyState } from "@vigil/model/measurement/remedial/dutyStates";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";

const tones = { open: "info", overdue: "bad", done: "good" } as const;

/** How it stands with what came of misses at work. */
export function DutyTag({ state }: { state: DutyState }) {
  const { t } = useTranslation();
  return <Tag tone={tones[state]}>{t(`records.remedialDuty.options.state.${state}`)}</Tag>;
}
