import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import { useTranslation } from "react-i18next";
import { eventHours } from "../../ui/eventHours.ts";

/** At what time of its days a classroom course is held, where, and by whom. */
export function ClassroomPlace({ event }: { event: LearnerEvent }) {
  const { t } = useTranslation();
  const { place, address, trainer } = event;
  const hours = eventHours(event);
  return (
    <>
      {hours !== "" && (
        <>
          <bdi>{hours}</bdi>
          {" · "}
        </>
      )}
      {t("next.due.classroom", { place: address === "" ? place : `${place}, ${address}`, trainer })}
    </>
  );
}
