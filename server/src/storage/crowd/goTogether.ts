import pg from "pg";
import type { AsDomain, Tx } from "../asDomain.ts";
import { askAlone, inBatches, type AskAlone } from "../inBatches.ts";
import { readsOnly } from "../readsOnly.ts";
import { readsTogether } from "../readsTogether.ts";
import { inCrowd, Spoilt, type Going } from "./inCrowd.ts";

interface Own {
  by: { domainId: number; userId: number };
}

/** Who waits for a row that somebody else holds would keep all others waiting: after so long each goes alone. */
const patienceMs = 2000;

/** What is done in one transaction for each; of a crowd those who come while others are at it have one together, each as it would be alone. */
export function goTogether<Call extends Own, Answer>(
  work: (tx: Tx, call: Call) => Promise<Answer>,
  going: Going = {},
): (asDomain: AsDomain, call: Call) => Promise<Answer> {
  const known = new WeakMap<AsDomain, (call: Call) => Promise<Answer>>();
  return (asDomain, call) => {
    const together = known.get(asDomain) ?? ofDomains(asDomain, work, going);
    known.set(asDomain, together);
    return together(call);
  };
}

function ofDomains<Call extends Own, Answer>(
  asDomain: AsDomain,
  work: (tx: Tx, call: Call) => Promise<Answer>,
  going: Going,
): (call: Call) => Promise<Answer> {
  const alone = (call: Call) => asDomain(call.by.domainId, (tx) => work(tx, call), { kept: true });
  const together = inBatches<Call, Answer>({
    keyOf: ({ by }) => String(by.domainId),
    alone,
    spoilt: (error) => error instanceof pg.DatabaseError || error instanceof Spoilt,
    whoOf: ({ by }) => by.userId,
    async many(calls) {
      // in the order of learners, as two nodes lock what is theirs; who asks twice is answered one after the other
      const firsts = [...new Map(calls.toReversed().map((call) => [call.by.userId, call])).values()].toSorted(
        (one, other) => one.by.userId - other.by.userId,
      );
      const [first] = firsts;
      const answers = await asDomain(first!.by.domainId, (tx) => inCrowd(tx, firsts, work, going), { kept: true, lockMs: patienceMs });
      const found = new Map<Call, Answer | AskAlone>(firsts.map((call, index) => [call, answers[index]!]));
      return calls.map((call) => found.get(call) ?? askAlone);
    },
  });
  const mayWrite = () => readsOnly.getStore() === undefined && readsTogether.getStore() === undefined;
  return (call) => (mayWrite() ? together(call) : alone(call));
}
