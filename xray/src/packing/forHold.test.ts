import { expect, test } from "vitest";
import { remakeBag } from "../bag/scanBag.ts";
import { forHold } from "./forHold.ts";
import { profiles } from "./profiles.ts";

test("no traveller packs a power bank for the hold; all else is as it was", () => {
  const kindsOf = ({ always, often }: (typeof profiles)[string]) => [...always, ...Object.keys(often)];
  for (const profile of Object.values(profiles))
    expect(kindsOf(forHold(profile))).toEqual(kindsOf(profile).filter((kind) => kind !== "powerBank"));
});

test("a traveller who has a power bank in the cabin has none in the hold", { timeout: 60_000 }, async () => {
  const carries = async (scanner: "H180" | "S160") => {
    const { packed } = await remakeBag({ seed: 2, scanner, threat: null, profile: "courier" });
    return packed.articles.some(({ article }) => article.name === "Power bank");
  };
  expect([await carries("H180"), await carries("S160")]).toEqual([false, true]);
});
