import type { MeasuredValue } from "@vigil/model/measurement/observer/measureWire";
import { useQuery } from "@tanstack/react-query";
import { problemMessage } from "../../problemMessage.ts";
import { Message } from "../../ui/Message.tsx";
import { ConfidenceCard } from "../confidence/ConfidenceCard.tsx";
import { groupDetailsQuery } from "../observer/measureQueries.ts";

const nothing: readonly MeasuredValue[] = [];

/** How sure a group is of what it decides: it comes behind the people, as their categories do. */
export function GroupConfidence({ asked }: { asked: string }) {
  const { data, error } = useQuery(groupDetailsQuery(`by=confidence&${asked}`));
  if (error !== null) return <Message kind="error">{problemMessage(error)}</Message>;
  return data === undefined ? null : <ConfidenceCard values={data.by.confidence ?? nothing} />;
}
