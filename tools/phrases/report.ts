import { languageSummary, type Coverage } from "../../model/src/phrases/check/languageSummary.ts";
import { faultText } from "../../model/src/phrases/check/phraseFault.ts";
import { catalogueRoom, fileOfRoom } from "../../server/src/languages/languagePlaces.ts";
import { readState } from "../../server/src/languages/readState.ts";
import { ownOf, type Desk } from "./desk.ts";

const unknownState = { state: "machine", at: "1970-01-01" } as const;
const share = ({ phrases, said }: Coverage): string => `${((100 * said) / Math.max(phrases, 1)).toFixed(1)} %`;
const sums = (coverage: Coverage): string =>
  `${coverage.said} of ${coverage.phrases} (${share(coverage)}), reviewed ${coverage.reviewed}, outdated ${coverage.outdated}`;

/** How every language stands, room by room, and everything that is wrong; answers how many faults there are. */
export function report(desk: Desk, wanted: readonly string[]): number {
  let count = 0;
  for (const language of desk.languages) {
    if (wanted.length > 0 && !wanted.includes(language)) continue;
    const state = readState(desk.places.phrases, language);
    const { whole, rooms, faults, reviewers } = languageSummary(desk.english, ownOf(desk, language), state ?? unknownState, desk.marks);
    const isSource = state?.state === "source";
    desk.tell(
      `${language}  ${state?.state ?? "unknown"} of ${state?.at ?? "no day"}: ${isSource ? `${whole.phrases} phrases` : sums(whole)}`,
    );
    for (const { by, phrases } of reviewers) desk.tell(`  read by ${by}: ${phrases}`);
    for (const [room, coverage] of rooms)
      if (!isSource && (wanted.length > 0 || coverage.said < coverage.phrases || coverage.outdated > 0))
        desk.tell(`  ${room.padEnd(20)} ${sums(coverage)}`);
    const told = faults.filter(({ kind, room }) => !isSource || !(kind === "same" || room === catalogueRoom));
    for (const fault of told) desk.complain(`${fileOfRoom(language, fault.room)}:${fault.line} ${faultText(fault)}`);
    if (state === null) desk.complain(`model/src/phrases/states/${language}.json:1 missing or no file of states`);
    count += told.length + (state === null ? 1 : 0);
  }
  desk.tell(count === 0 ? "No faults." : `${count} faults.`);
  return count;
}
