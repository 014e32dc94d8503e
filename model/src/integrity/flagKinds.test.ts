import { expect, test } from "vitest";
import { en } from "../phrases/en.ts";
import { flagFacts, type FlagKind } from "./flagKinds.ts";

test.each(Object.keys(flagFacts) as FlagKind[])("the sentence of %s names figures that its flags carry, and only those", (kind) => {
  const named = [...en.integrity.sentences[kind].matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(flagFacts[kind]));
});
