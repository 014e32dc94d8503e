import { expect, test } from "vitest";
import { allEnded } from "./allEnded.ts";

test("a refusal is told when the others have ended too: nothing of theirs comes behind it", async () => {
  const sent: string[] = [];
  const slow = async () => {
    sent.push("first");
    await new Promise(setImmediate);
    sent.push("second");
  };
  const refused = async () => {
    await Promise.resolve();
    throw new Error("refused");
  };
  await expect(allEnded([refused(), slow()])).rejects.toThrow("refused");
  expect(sent).toEqual(["first", "second"]);
});

test("answers come in the order they were asked for", async () => {
  const later = new Promise<number>((resolve) => {
    setImmediate(() => resolve(1));
  });
  expect(await allEnded([later, "two", undefined])).toEqual([1, "two", undefined]);
});
