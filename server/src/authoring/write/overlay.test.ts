import { expect, test } from "vitest";
import { overlay } from "./overlay.ts";

test("the task of a lab is one sentence in each language, whatever pieces it is made of; what is not said yet is the source's", () => {
  const link = (text: string) => ({ href: "page:1", text });
  const source = { id: 1, task: ["As ", link("page 1"), " says."], items: [{ id: 1, text: "One" }] };
  expect(overlay(source, { id: 1, task: [link("Seite 1"), " sagt, wie."], items: [{ id: 1, text: "Eins" }] })).toEqual({
    id: 1,
    task: [link("Seite 1"), " sagt, wie."],
    items: [{ id: 1, text: "Eins" }],
  });
  expect(overlay(source, { id: 1, task: "", items: [] })).toEqual(source);
});
