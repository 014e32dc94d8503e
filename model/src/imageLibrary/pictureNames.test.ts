import { expect, it } from "vitest";
import { mostPictureBytes } from "./pictureRules.ts";
import { planPictures, readPictureName } from "./pictureNames.ts";

it.each([
  ["bag-007_view2_BW.png", { name: "bag-007", view: 2, enhancement: "BW" }],
  ["bag-007_bw_V2.jpeg", { name: "bag-007", view: 2, enhancement: "BW" }],
  ["Suitcase top.webp", { name: "Suitcase", view: 1, enhancement: "COL" }],
  ["12.png", { name: "12", view: 1, enhancement: "COL" }],
  ["2.png", { name: "2", view: 1, enhancement: "COL" }],
  ["bag.12.png", { name: "bag.12", view: 1, enhancement: "COL" }],
  ["col.png", { name: "col", view: 1, enhancement: "COL" }],
])("%s says whose picture it is", (file, read) => {
  expect(readPictureName(file, true)).toEqual(read);
});

it("a number behind a name is a view, or tells bags apart, as the author says", () => {
  expect(readPictureName("bag_3.png", true)).toEqual({ name: "bag", view: 3, enhancement: "COL" });
  expect(readPictureName("bag_3.png", false)).toEqual({ name: "bag_3", view: 1, enhancement: "COL" });
});

it("files that are called alike become one image; what belongs to none is told, and what is not whole", () => {
  const file = (name: string, size = 1000) => ({ name, size });
  const files = [
    file("a_1.png"),
    file("a_2.png"),
    file("a_2.jpg"),
    file("b_2.png"),
    file("c.gif"),
    file("d.png", 0),
    file("e.png", mostPictureBytes + 1),
  ];
  const { images, left } = planPictures([...files, file("f_6.png"), file("a_1_BW.png")], true);
  expect(images).toEqual([
    {
      name: "a",
      views: 2,
      pictures: [
        { file: 0, view: 1, enhancement: "COL" },
        { file: 1, view: 2, enhancement: "COL" },
        { file: 8, view: 1, enhancement: "BW" },
      ],
      fault: undefined,
    },
    { name: "b", views: 2, pictures: [{ file: 3, view: 2, enhancement: "COL" }], fault: "gap" },
    { name: "f", views: 6, pictures: [{ file: 7, view: 6, enhancement: "COL" }], fault: "views" },
  ]);
  expect(left).toEqual([
    { file: 2, fault: "twice" },
    { file: 4, fault: "type" },
    { file: 5, fault: "empty" },
    { file: 6, fault: "large" },
  ]);
});
