import { asking } from "../storage/statements/asking.ts";
import type { Traces } from "./startTraces.ts";

/** Work that is no call of somebody: its statements are told under its name, and it is a trace, or a part of the one it belongs to. */
export async function within<T>(
  traces: Traces | undefined,
  { what, requestId, kind }: { what: string; requestId: string; kind: "consumer" | "client" },
  work: () => Promise<T>,
): Promise<T> {
  const span = traces?.begin(what, kind, asking.getStore()?.span);
  let failed = true;
  try {
    const answer = await asking.run({ requestId, what, span }, work);
    failed = false;
    return answer;
  } finally {
    span?.end({ failed });
  }
}
