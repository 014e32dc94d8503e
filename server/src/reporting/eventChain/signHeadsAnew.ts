import type { AsDomain } from "../../storage/asDomain.ts";
import { writeHead } from "./readHead.ts";
import { everyDomain } from "../../storage/everyDomain.ts";

/** With a key that takes the place of a lost one: what the heads say is taken as it stands. */
export async function signHeadsAnew(asDomain: AsDomain, secretKey: string): Promise<void> {
  for (const id of await everyDomain(asDomain))
    await asDomain(id, async (tx) => {
      const heads = await tx.selectFrom("eventHeads").selectAll().where("domainId", "=", id).execute();
      for (const { domainId, month, lastId, leaves, lost, taken } of heads)
        await writeHead(tx, secretKey, { domainId, month, lastId, leaves, lost, taken });
    });
}
