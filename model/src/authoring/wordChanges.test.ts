import { expect, test } from "vitest";
import { wordChanges } from "./wordChanges.ts";

const told = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ in: where, text }) => ({ both: text, before: `[-${text}-]`, after: `[+${text}+]` })[where])
    .join("");

test("words that went and words that came are told among those that stayed, in both orders", () => {
  expect(told("Dense things are blue.", "Dense metals are dark blue.")).toBe("Dense [-things -][+metals +]are [+dark +]blue.");
  expect(told("", "All new.")).toBe("[+All new.+]");
  expect(told("Gone.", "")).toBe("[-Gone.-]");
  expect(told("Same words", "Same words")).toBe("Same words");
  expect(told("حقيبة سوداء هنا", "حقيبة بيضاء هنا")).toBe("حقيبة [-سوداء -][+بيضاء +]هنا");
});

test("what stayed and what went is the text before, what stayed and what came is the text after", () => {
  const [before, after] = ["a b c d e f g a b", "b c x e g f a a y b"];
  const of = (one: "before" | "after") =>
    wordChanges(before, after)
      .filter((run) => run.in === "both" || run.in === one)
      .map(({ text }) => text)
      .join("");
  expect([of("before"), of("after")]).toEqual([before, after]);
});

test("two very long texts are told apart as wholes instead of word by word", () => {
  const [before, after] = ["a ".repeat(2000), "b ".repeat(2000)];
  expect(wordChanges(before, after)).toEqual([
    { in: "before", text: before },
    { in: "after", text: after },
  ]);
});
