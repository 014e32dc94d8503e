import { expect, it } from "vitest";
import { authorizationName, trainerName } from "./authorizationName.ts";

const theo = { firstName: "Theo", lastName: "Brandt", username: "tbrandt" };

it("R-3.116 the automatic name of a trainer authorization is LASTNAME, Firstname · authority · badge; what is missing is left out", () => {
  expect(authorizationName(theo, { authority: "Aviation authority", badge: "B-117" })).toBe("BRANDT, Theo · Aviation authority · B-117");
  expect(authorizationName(theo, { authority: "", badge: "B-117" })).toBe("BRANDT, Theo · B-117");
  expect(authorizationName({ ...theo, firstName: "" }, { authority: "", badge: "" })).toBe("BRANDT");
  expect(authorizationName({ firstName: "", lastName: "", username: "tbrandt" }, { authority: "A", badge: "" })).toBe("tbrandt · A");
});

it("lists show a trainer by the last name", () => {
  expect(trainerName(theo)).toBe("Brandt, Theo");
  expect(trainerName({ ...theo, lastName: "" })).toBe("Theo");
});
