import type { House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import type { Caller } from "../access/caller.ts";
import type { FoundSession } from "../session/findSession.ts";
import { endView } from "./endView.ts";
import { refusesView } from "./viewedPerson.ts";

/**
 * A call with another person's eyes: what they see, and nothing that they could do. A view that may not be any more (its time is up, the
 * person was switched off, somebody's rights have changed) ends here, and the page is told once.
 */
export async function viewedCaller(house: House, own: Caller, view: NonNullable<FoundSession["view"]>): Promise<Caller> {
  const { person } = view;
  const holder: Caller = view.domainId === own.domainId ? own : { ...own, domainId: view.domainId, groups: null, programs: null };
  if (person === null || refusesView(holder, person) !== undefined) {
    await endView(house, own, view);
    throw new Problem(403, "ViewOver");
  }
  const { domainId, userId, companyId, accessLevelId, accessLevelCode, rank, sites } = person;
  const permissions = new Set(person.permissions);
  return {
    ...own,
    domainId,
    homeDomainId: domainId,
    userId,
    companyId,
    accessLevelId,
    accessLevelCode,
    rank,
    permissions,
    companies: permissions.has("companies:all") ? "all" : [companyId, ...sites],
    groups: person.groups.length === 0 ? null : person.groups,
    programs: person.programs.length === 0 ? null : person.programs,
    viewer: own,
  };
}
