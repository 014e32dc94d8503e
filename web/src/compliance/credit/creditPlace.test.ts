import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { creditPlace } from "./creditPlace.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: en } } }));

it("R-5.065 saving a credit of quantity 0 asks for confirmation, unless it is unlimited", async () => {
  expect((await creditPlace.question?.({ quantity: 0, unlimitedCredits: false }, null))?.title).toBe("Save a credit of quantity 0?");
  expect(creditPlace.question?.({ quantity: 1, unlimitedCredits: false }, null)).toBeUndefined();
  expect(creditPlace.question?.({ quantity: 0, unlimitedCredits: true }, null)).toBeUndefined();
});
