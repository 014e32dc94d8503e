import { user } from "@vigil/model/organization/user";
import { useListState } from "../../entity/list/useListState.ts";
import { AssignPrograms } from "./AssignPrograms.tsx";

/** Programs for all whom the list of users finds as it is filtered now. */
export function AssignFound() {
  const { search, filters } = useListState(user).state;
  return <AssignPrograms people={{ matching: { ...filters, ...(search ? { search } : {}) } }} done={() => {}} />;
}
