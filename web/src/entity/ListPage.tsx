import { useParams } from "@tanstack/react-router";
import { NotFound } from "../shell/NotFound.tsx";
import { EntityList } from "./EntityList.tsx";
import { listAt } from "./lists.ts";

/** One page for every list: its declaration says what it shows. */
export function ListPage() {
  const { domain, list } = useParams({ from: "/$domain/frame/admin/$list" });
  const place = listAt(list);
  return place ? <EntityList key={list} domain={domain} place={place} /> : <NotFound />;
}
