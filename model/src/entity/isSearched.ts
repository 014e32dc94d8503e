import { searchNames, type Entity } from "./entity.ts";
import { entityNamed } from "./path.ts";

/**
 * Whether somebody can search a list by words: its own, or those of the records it is about where they may see them. Whoever audits finds learners
 * by their words as well.
 */
export function isSearched(e: Entity, may: (permission: string) => boolean): boolean {
  if (e.searchedBy === undefined) return searchNames(e).length > 0;
  const { people, plural } = entityNamed(e.fields[e.searchedBy]!.to!);
  return may(`${plural}:view`) || (people === true && may("audit:view"));
}
