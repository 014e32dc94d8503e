import type { House } from "../../house.ts";
import { countMonthLearners, sayEachMonth, sumMonth, unsummedMonths } from "./monthSums.ts";

/** Sums up what is over and not summed up yet, month by month: each by itself, or within the transaction that `asDomain` gives. */
export async function sumUp({ asDomain }: Pick<House, "asDomain">, domainId: number, signal?: AbortSignal): Promise<void> {
  await asDomain(domainId, (tx) => sayEachMonth(tx, domainId));
  for (const each of await asDomain(domainId, (tx) => unsummedMonths(tx, domainId))) {
    signal?.throwIfAborted();
    await asDomain(domainId, (tx) => sumMonth(tx, domainId, each), { longestSeconds: 600 });
  }
  signal?.throwIfAborted();
  await asDomain(domainId, (tx) => countMonthLearners(tx, domainId), { longestSeconds: 600 });
}
