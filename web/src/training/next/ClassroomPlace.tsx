import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import { useTranslation } from "react-i18next";

/** Where a classroom course is held, and by whom. */
export function ClassroomPlace({ event: { place, address, trainer } }: { event: LearnerEvent }) {
  const { t } = useTranslation();
  return <>{t("next.due.classroom", { place: address === "" ? place : `${place}, ${address}`, trainer })}</>;
}
