import type { ExamStart } from "@vigil/model/exam/examWire";
import pg from "pg";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { AsDomain } from "../../storage/asDomain.ts";
import { inCrowd, Spoilt } from "../../storage/crowd/inCrowd.ts";
import { askAlone, inBatches, type AskAlone } from "../../storage/inBatches.ts";
import { readsOnly } from "../../storage/readsOnly.ts";
import { readsTogether } from "../../storage/readsTogether.ts";
import type { ExamCall } from "./examOfCall.ts";
import { startExam, type StartCall } from "./startExam.ts";

type Starting = ExamCall & StartCall & { by: Caller };
type Starts = (call: Starting) => Promise<ExamStart>;

const startsOf = new WeakMap<AsDomain, Starts>();

/** Starts an exam; of a crowd those who come while others start do so in one transaction, each as it would alone. */
export function startTogether({ asDomain }: Pick<House, "asDomain">, call: Starting): Promise<ExamStart> {
  const starts = startsOf.get(asDomain) ?? together(asDomain);
  startsOf.set(asDomain, starts);
  return starts(call);
}

function together(asDomain: AsDomain): Starts {
  const alone: Starts = ({ by, ...call }) => asDomain(by.domainId, (tx) => startExam(tx, by, call), { kept: true });
  const starts = inBatches<Starting, ExamStart>({
    keyOf: ({ by }) => String(by.domainId),
    alone,
    spoilt: (error) => error instanceof pg.DatabaseError || error instanceof Spoilt,
    async many(calls) {
      // in the order of learners, as two nodes lock what is theirs; who asks twice is answered one after the other
      const firsts = [...new Map(calls.toReversed().map((call) => [call.by.userId, call])).values()].toSorted(
        (one, other) => one.by.userId - other.by.userId,
      );
      const [first] = firsts;
      const answers = await asDomain(first!.by.domainId, (tx) => inCrowd(tx, firsts, (own, { by, ...call }) => startExam(own, by, call)), {
        kept: true,
      });
      const found = new Map<Starting, ExamStart | AskAlone>(firsts.map((call, index) => [call, answers[index]!]));
      return calls.map((call) => found.get(call) ?? askAlone);
    },
  });
  const mayWrite = () => readsOnly.getStore() === undefined && readsTogether.getStore() === undefined;
  return (call) => (mayWrite() ? starts(call) : alone(call));
}
