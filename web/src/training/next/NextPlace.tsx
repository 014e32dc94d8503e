import { isDoing } from "@vigil/model/training/step";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { PagePending } from "../../shell/PagePending.tsx";
import { programNextQuery } from "../trainingQueries.ts";
import { screenLink, stepLink } from "./stepLink.ts";

/** The address that goes on in a program, wherever that is today: a complete one, and one that waits, says so in its menu. */
export function NextPlace() {
  const { domain, program } = useParams({ from: "/$domain/frame/training/$program" });
  const { data, isFetching } = useSuspenseQuery(programNextQuery(Number(program)));
  if (isFetching) return <PagePending />; // what was known before may be done
  const { step } = data;
  if (isDoing(step)) return <Navigate {...stepLink({ domain, program }, step)} replace />;
  return <Navigate to="/$domain/training/$program" params={{ domain, program }} replace />;
}

/** The address of practising in a program: the intro of the first practice that opens. */
export function PractisePlace() {
  const { domain, program } = useParams({ from: "/$domain/frame/training/$program" });
  const { data, isFetching } = useSuspenseQuery(programNextQuery(Number(program)));
  if (isFetching) return <PagePending />;
  if (data.practice !== null) return <Navigate {...screenLink({ domain, program }, data.practice, "Practice")} replace />;
  return <Navigate to="/$domain/training/$program" params={{ domain, program }} replace />;
}
