import type { MergeAccount, MergePreview } from "@vigil/model/organization/userMerge";
import { expect, test } from "vitest";
import { differing, takenAtFirst } from "./takenAtFirst.ts";

const nobody = { firstName: "", lastName: "", pin: null, birthDate: null, email: null, locale: "en" } as MergeAccount;
const of = (kept: Partial<MergeAccount>, merged: Partial<MergeAccount>): MergePreview => ({
  kept: { ...nobody, ...kept },
  merged: { ...nobody, ...merged },
  programs: [],
});

test("what only the account that goes says is taken; where both say something the kept one's stays", () => {
  const preview = of({ firstName: "Amina", pin: "1" }, { firstName: "A.", pin: null, email: "a@example.org", locale: "en" });
  expect(takenAtFirst(preview)).toEqual(["email"]);
  expect(differing(preview)).toEqual(["firstName", "pin", "email"]);
});
