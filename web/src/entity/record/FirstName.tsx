import { entityNamed } from "@vigil/model/entity/path";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../shell/user.ts";
import { formatNumber } from "../../ui/format.ts";
import { broughtText } from "../broughtText.ts";
import { NameAndOthers } from "./NameAndOthers.tsx";
import { nameTogether } from "./nameTogether.ts";

interface FirstNameProps {
  to: string;
  ids: readonly number[];
  /** Nobody is named. */
  none: string;
}

/** Several records in a row of a list: the first by name, and how many more there are; whoever may not read their list is told how many. */
export function FirstName({ to, ids, none }: FirstNameProps) {
  const { url, plural } = entityNamed(to);
  const { permissions } = useUser();
  const [first] = ids;
  const { data: name } = useQuery({
    queryKey: [url, "options", "name", first],
    queryFn: () => nameTogether(url, first ?? 0),
    enabled: first !== undefined && permissions.includes(`${plural}:view`),
    staleTime: 60_000,
  });
  if (first === undefined) return none;
  if (typeof name !== "string") return formatNumber(ids.length);
  return <NameAndOthers name={broughtText(to, name)} count={ids.length - 1} />;
}
