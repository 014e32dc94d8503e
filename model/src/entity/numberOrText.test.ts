import { expect, it } from "vitest";
import { numberOrText } from "./numberOrText.ts";

const pair = { number: "imageId", text: "bagType" };

it("puts whole numbers in the number's field and everything else in the text's", () => {
  expect(numberOrText(pair, " 12 ")).toEqual({ imageId: "12", bagType: "" });
  for (const typed of ["bag 12", "1.5", "-3", "12a", "١٢"]) expect(numberOrText(pair, typed)).toEqual({ imageId: "", bagType: typed });
  expect(numberOrText(pair, " ")).toEqual({ imageId: "", bagType: "" });
});
