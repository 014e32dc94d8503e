import { useParams } from "@tanstack/react-router";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { NotFound } from "../shell/NotFound.tsx";
import { useUser } from "../shell/user.ts";
import { EntityList } from "./EntityList.tsx";
import { listAt } from "./lists.ts";

/** One page for every list: its declaration says what it shows. */
export function ListPage() {
  const { domain, list } = useParams({ from: "/$domain/frame/admin/$list" });
  const { permissions } = useUser();
  const place = listAt(list);
  if (!place) return <NotFound />;
  return permissions.includes(`${place.entity.plural}:view`) ? <EntityList key={list} domain={domain} place={place} /> : <NotAllowed />;
}
