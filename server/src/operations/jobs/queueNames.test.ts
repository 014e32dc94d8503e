import { expect, test } from "vitest";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { rooms } from "../../rooms.ts";

test("every kind of job has a name on the page of operations, and every name a kind", () => {
  const queues = rooms.flatMap((room) => room.queues ?? []).map(({ name }: { name: string }) => name);
  expect(Object.keys(phrasesIn("en").operations.queues).toSorted()).toEqual(queues.toSorted());
});
