import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { ApiAnswer, ApiClient } from "./apiClient.ts";
import type { Ledger } from "./ledger.ts";

type Call = Parameters<ApiClient["call"]>;

/** Makes one company after the other; one whose answer was lost is asked for again under its own key. */
export async function writeCompanies(client: ApiClient, ledger: Ledger, writer: string, ending: AbortSignal): Promise<void> {
  for (let number = 1; !ending.aborted; number++) {
    const name = `${writer} company ${number}`;
    const answer = await insist(client, ending, "POST", "/api/companies", { name }, { "idempotency-key": name });
    if (!answer) return;
    const { id } = z.object({ id: z.int() }).parse(answer.body);
    ledger.companies.set(id, name);
    ledger.acknowledged += 1;
  }
}

const started = z.object({
  sessionId: z.int(),
  images: z.array(z.object({ index: z.int(), state: z.object({ decision: z.string().nullable() }) })),
});

/** Takes one practice session after the other, and goes on with the one that was open when the server was killed. */
export async function writeDecisions(client: ApiClient, ledger: Ledger, unitPath: string, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const start = await insist(client, ending, "POST", unitPath, {});
    if (!start) return;
    const { sessionId, images } = started.parse(start.body);
    for (const { index, state } of images) {
      if (state.decision !== null) continue;
      const decision = { decision: "VP", category: null, markedLocations: [], opened: false, shownMs: 0, elapsedMs: 0 };
      const answer = await insist(client, ending, "PUT", `/api/training/simulator/sessions/${sessionId}/images/${index}`, decision);
      if (!answer) return;
      ledger.decisions.add(`${sessionId}/${index}`);
      ledger.acknowledged += 1;
    }
    const seal = await insist(client, ending, "PUT", unitPath, { sessionId, duration: 1, state: [] });
    if (!seal) return;
    ledger.seals.add(sessionId);
    ledger.acknowledged += 1;
  }
}

/** Asks until the server acknowledges; undefined when the rounds are over. A refusal (4xx) is a fault of ours or of the server's. */
export async function insist(client: ApiClient, ending: AbortSignal, ...call: Call): Promise<ApiAnswer | undefined> {
  while (!ending.aborted) {
    const answer = await client.call(...call).catch(() => undefined); // no connection: the server was killed
    if (answer && answer.status < 400) return answer;
    if (answer && answer.status < 500)
      throw new Error(`${call[0]} ${call[1]} was refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (answer && ![502, 503, 504].includes(answer.status))
      // of the server, or of a proxy whose server was killed
      throw new Error(`${call[0]} ${call[1]} failed with ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pause(20);
  }
  return undefined;
}
