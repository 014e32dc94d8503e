import { expect, it } from "vitest";
import { fillPage, mediaIn, parsePage } from "./certificatePage.ts";

const fill = (page: string, values: Record<string, string>) => fillPage(parsePage(page).nodes ?? [], (variable) => values[variable] ?? "");

it("a value is text whatever it says, and what would say nothing is left out", () => {
  const page = `<p class="name">{{fullName}} &amp; co</p><div><p>Valid until</p><p>{{expiryDate}}</p></div><p>always</p>`;
  expect(fill(page, { fullName: "<b>Eve</b>" })).toEqual([
    { tag: "p", classes: ["name"], children: ["<b>Eve</b>", " & co"] },
    { tag: "p", classes: [], children: ["always"] },
  ]);
});

it("the picture of a code leads to the address at which the certificate is verified, and there is none without one", () => {
  const page = '<div><qr class="large"></div><p>always</p>';
  expect(fill(page, { verificationAddress: "vigil.test/demo/verify/program/7Z" })).toMatchObject([
    { tag: "div", children: [{ tag: "qr", classes: ["large"], children: ["vigil.test/demo/verify/program/7Z"] }] },
    { tag: "p" },
  ]);
  expect(fill(page, {})).toMatchObject([{ tag: "p" }]);
});

it("a further field of the company can be named, everything else that is not known is named with its line", () => {
  expect(fill("<p>{{company.licence}}</p>", { "company.licence": "L-1" })).toEqual([{ tag: "p", classes: [], children: ["L-1"] }]);
  const faults = (page: string) => parsePage(page).fault;
  expect(faults("<p>\n<script>alert(1)</script></p>")).toEqual({ kind: "tag", word: "<script>", line: 2 });
  expect(faults(`<p onclick="x">`)).toMatchObject({ kind: "attribute", word: "onclick" });
  expect(faults(`<p style="color:red">`)).toMatchObject({ kind: "attribute", word: "style" });
  expect(faults(`<p class="huge">`)).toMatchObject({ kind: "class", word: "huge" });
  expect(faults("{{constructor}}")).toMatchObject({ kind: "variable", word: "constructor" });
  expect(faults("{{company.__proto__.x}}")).toMatchObject({ kind: "variable" });
  expect(faults("<p>open")).toEqual({ kind: "unclosed", word: "<p>", line: 1 });
  expect(faults("<p></div>")).toMatchObject({ kind: "unopened", word: "</div>" });
});

it("a page shows pictures of the media list, by their numbers alone", () => {
  const { nodes } = parsePage('<p><img media="12" alt="Our logo" class="small"><img media="3"></p>');
  expect(nodes && mediaIn(nodes)).toEqual([12, 3]);
  expect(nodes).toMatchObject([
    {
      children: [
        { tag: "img", media: 12, alt: "Our logo", classes: ["small"] },
        { tag: "img", media: 3 },
      ],
    },
  ]);
  expect(parsePage('<img src="https://example.org/x.png">').fault).toMatchObject({ kind: "attribute", word: "src" });
  expect(parsePage("<img media=12>").fault).toMatchObject({ kind: "attribute", word: "media" });
  expect(parsePage("<img alt='x'>").fault).toMatchObject({ kind: "attribute", word: "media" });
  expect(parsePage('<p media="12">x</p>').fault).toMatchObject({ kind: "attribute", word: "media" });
});
