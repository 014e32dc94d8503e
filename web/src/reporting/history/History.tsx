import { event } from "@vigil/model/reporting/event";
import { EmbeddedList } from "../../entity/list/EmbeddedList.tsx";

interface HistoryProps {
  domain: string;
  filters: Readonly<Record<string, string>>;
}

/** The events of a record. Where they are all about this one, none needs to name it. */
export function History({ domain, filters }: HistoryProps) {
  return <EmbeddedList domain={domain} url={event.url} filters={filters} without={"subjectId" in filters ? ["subjectName"] : []} />;
}
