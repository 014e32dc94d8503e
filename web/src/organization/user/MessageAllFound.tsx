import { user } from "@vigil/model/organization/user";
import { meaningful } from "../../entity/list/listState.ts";
import { useListState } from "../../entity/list/useListState.ts";
import { MessageMatching } from "./MessageMatching.tsx";

/** A message to all whom the list of users finds as it is narrowed now. */
export function MessageAllFound({ close }: { close: () => void }) {
  const { search, filters } = useListState(user).state;
  return <MessageMatching matching={{ ...filters, ...meaningful({ search }) }} close={close} />;
}
