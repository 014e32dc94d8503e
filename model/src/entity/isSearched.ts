import { searchNames, type Entity } from "./entity.ts";
import { entityNamed } from "./path.ts";

/** Whether somebody can search a list by words: its own, or those of the records it is about where they may see them. */
export function isSearched(e: Entity, may: (permission: string) => boolean): boolean {
  if (e.searchedBy === undefined) return searchNames(e).length > 0;
  return may(`${entityNamed(e.fields[e.searchedBy]!.to!).plural}:view`);
}
