import { expect, test } from "vitest";
import { remakeBag } from "../bag/scanBag.ts";
import { forHold } from "./forHold.ts";
import { profiles } from "./profiles.ts";
import { PACKING_VERSION, WITHOUT_HOLD_RULES } from "./packingVersion.ts";

test("no traveller packs a power bank for the hold; all else is as it was", () => {
  const kindsOf = ({ always, often }: (typeof profiles)[string]) => [...always, ...Object.keys(often)];
  for (const profile of Object.values(profiles))
    expect(kindsOf(forHold(profile))).toEqual(kindsOf(profile).filter((kind) => kind !== "powerBank"));
});

test(
  "a hold bag has none where the version before packed one, whose old recipe still gives it; a cabin bag keeps it",
  { timeout: 60_000 },
  async () => {
    const carries = async (scanner: "H180" | "S160", packing: number) => {
      const { packed } = await remakeBag({ seed: 3, scanner, threat: null, profile: "student", packing });
      return packed.articles.some(({ article }) => article.name === "Power bank");
    };
    expect(await carries("H180", WITHOUT_HOLD_RULES)).toBe(true);
    expect(await carries("H180", PACKING_VERSION)).toBe(false);
    expect(await carries("S160", PACKING_VERSION)).toBe(true);
  },
);
