import type { KindName } from "@vigil/model/imageLibrary/objectLibrary";
import { expect, test } from "vitest";
import { bagWords } from "./bagWords.ts";

const kinds: KindName[] = [
  { kind: "socks", category: null, name: { en: "Socks", ar: "جوارب" }, manifestLine: "1 pair of socks" },
  { kind: "batteries", category: null, name: { en: "Batteries", ar: "بطاريات" }, manifestLine: "4 batteries" },
  {
    kind: "fruitKnife",
    category: "knives",
    name: { en: "Fruit knife", ar: "سكين فاكهة" },
    manifestLine: "1 fruit knife",
    description: { en: "A short blade.", ar: "نصل قصير." },
  },
  {
    kind: "deviceInSocks",
    category: "explosiveDevices",
    name: { en: "Device in socks", ar: "عبوة في جوارب" },
    manifestLine: "1 pair of socks",
  },
];
const arabic = bagWords({ kinds, word: ({ en, ar }) => ar ?? en, hiddenIn: (thing) => `داخل ${thing}.` });

test("what was declared is told in the reader's language, each thing once with how many of it; what nobody has a word for stays", () => {
  const lines = ["1 pair of socks", "2 batteries", "1 pair of socks", "1 battery", "1 heirloom"];
  expect(arabic.declared(lines)).toEqual([
    ["جوارب", 2],
    ["بطاريات", 3],
    ["1 heirloom", 1],
  ]);
});

test("what is said of a threat and of what hides it is told in the reader's language", () => {
  expect(arabic.threat("A short blade. It is inside another thing: socks.")).toBe("نصل قصير. داخل جوارب.");
  expect(arabic.threat("Something rendered elsewhere.")).toBe("Something rendered elsewhere.");
  expect(arabic.thing("Batteries")).toBe("بطاريات");
});

test("in the language that things are stored in nothing is changed", () => {
  const english = bagWords({ kinds, word: undefined, hiddenIn: String });
  expect(english.declared(["1 pair of socks", "1 pair of socks"])).toEqual([["1 pair of socks", 2]]);
  expect(english.threat("A short blade.")).toBe("A short blade.");
});
