import type { OtherQuestion } from "../../curriculum/questionKinds.ts";
import type { FileAsk } from "./fileQuestion.ts";

/** Asked otherwise than by answers to choose from: threats in scans no file brings. */
export type FiledQuestion = Exclude<OtherQuestion, { kind: "findThreat" }>;

/** What a file asks otherwise than by answers to choose from, as questions here do; it may be more than they take. */
export function otherOfFile(ask: Exclude<FileAsk, { kind: "choice" | "truth" | "findThreat" }>): FiledQuestion {
  if (ask.kind === "numeric") return { kind: "numeric", accepted: ask.accepted, ...(ask.unit === "" ? {} : { unit: ask.unit }) };
  if (ask.kind === "text") return { kind: "text", accepted: ask.accepted };
  if (ask.kind === "order") return { kind: "order", steps: ask.items.map((text, index) => ({ id: index + 1, text })) };
  if (ask.kind === "hotspot") return { ...ask, regions: ask.regions.map((region, index) => ({ id: index + 1, ...region })) };
  const items = ask.pairs.map(({ left }, index) => ({ id: index + 1, text: left }));
  const texts = [...new Set([...ask.pairs.map(({ right }) => right), ...ask.spare])];
  const targets = texts.map((text, index) => ({ id: items.length + index + 1, text }));
  const pairs = ask.pairs.map(({ right }, index) => ({ item: index + 1, target: items.length + texts.indexOf(right) + 1 }));
  return { kind: "match", items, targets, pairs };
}

/** And back. */
export function fileOfOther(asks: OtherQuestion): FileAsk {
  if (asks.kind === "numeric") return { kind: "numeric", accepted: asks.accepted, unit: asks.unit ?? "" };
  if (asks.kind === "text") return { kind: "text", accepted: asks.accepted };
  if (asks.kind === "order") return { kind: "order", items: asks.steps.map(({ text }) => text) };
  if (asks.kind === "hotspot")
    return { kind: "hotspot", description: asks.description, regions: asks.regions.map(({ label, polygon }) => ({ label, polygon })) };
  if (asks.kind === "findThreat") return { kind: "findThreat" };
  const textOf = (id: number): string => asks.targets.find((target) => target.id === id)?.text ?? "";
  return {
    kind: "match",
    pairs: asks.items.map(({ id, text }) => ({ left: text, right: textOf(asks.pairs.find(({ item }) => item === id)?.target ?? -1) })),
    spare: asks.targets.filter(({ id }) => !asks.pairs.some(({ target }) => target === id)).map(({ text }) => text),
  };
}
