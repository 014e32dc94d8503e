import { useQuery } from "@tanstack/react-query";
import type { ReportRun } from "@vigil/model/reporting/reports/reportWire";
import { ReachedPeople } from "./ReachedPeople.tsx";
import { reportPeopleQuery } from "./reportCalls.ts";

/** What can be done with whom a report names. */
export function ReportPeople({ run }: { run: ReportRun }) {
  const { data } = useQuery(reportPeopleQuery(run.id));
  return data ? <ReachedPeople people={data} begun={run.ask.programIds} /> : null;
}
