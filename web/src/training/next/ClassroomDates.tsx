import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../ui/format.ts";
import { eventsQuery } from "../trainingQueries.ts";
import { ClassroomPlace } from "./ClassroomPlace.tsx";

/** When the classroom courses of a program are held for its learner; nothing where no date is known yet. */
export function ClassroomDates({ programId }: { programId: number }) {
  const { t } = useTranslation();
  const { data: events = [] } = useQuery(eventsQuery);
  return events
    .filter((event) => event.programId === programId)
    .map((event) => (
      <p key={event.id}>
        <strong>{t("next.due.on", { from: formatDate(event.startDate), until: formatDate(event.endDate) })}</strong>{" "}
        <ClassroomPlace event={event} />
      </p>
    ));
}
