import { listEntities } from "@vigil/model/lists";
import { useParams } from "@tanstack/react-router";
import { plainText } from "../entity/plainText.ts";
import { RecordLink } from "../entity/record/ReferenceNames.tsx";
import type { Row } from "../entity/row.ts";
import { subjectName } from "./eventWords.ts";

/** The record that an event is about, by its name; on the event's own page it leads there. */
export function EventSubject({ event }: { event: Row }) {
  const [entity, id, name] = [plainText(event["subjectEntity"]), event["subjectId"], plainText(event["subjectName"])];
  if (typeof id !== "number") return <bdi>{name || "–"}</bdi>;
  const text = name || `${subjectName(entity)} ${id}`;
  return entity in listEntities ? <Leading to={entity} id={id} name={text} /> : <bdi>{text}</bdi>;
}

function Leading(record: { to: string; id: number; name: string }) {
  const { domain = "" } = useParams({ strict: false });
  return <RecordLink {...record} domain={domain} />;
}
