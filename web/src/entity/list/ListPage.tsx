import { useParams } from "@tanstack/react-router";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { NotFound } from "../../shell/NotFound.tsx";
import { addonMissing } from "../../shell/rooms.ts";
import { useUser } from "../../shell/user.ts";
import { EntityList } from "./EntityList.tsx";
import { listAt } from "./lists.ts";

/** One page for every list: its declaration says what it shows. */
export function ListPage() {
  const { domain, list } = useParams({ from: "/$domain/frame/admin/$list" });
  const user = useUser();
  const shown = listAt(list);
  if (!shown) return <NotFound />;
  if (addonMissing(shown.entity.url, user)) return <NotAllowed why="AddonOff" />;
  return user.permissions.includes(`${shown.entity.plural}:view`) ? <EntityList key={list} domain={domain} list={shown} /> : <NotAllowed />;
}
