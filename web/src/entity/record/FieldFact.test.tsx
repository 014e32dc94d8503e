import { entity } from "@vigil/model/entity/entity";
import { choice, locale, text, yesNo } from "@vigil/model/entity/field";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { FieldFact } from "./FieldFact.tsx";

const thing = entity({
  name: "thing",
  plural: "things",
  url: "things",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: [],
  fields: { name: text({ max: 9 }), tongue: locale(), shut: yesNo({ warns: true }), open: yesNo(), kind: choice(["one"]) },
});

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

it("what a value is, its declaration says, not the name of its field: a code of a language is that language, a yes may be a warning", () => {
  const shown = (name: string) =>
    renderToStaticMarkup(
      <FieldFact
        entity={thing}
        name={name}
        record={{ id: 1, revision: 1, name: "ar", tongue: "ar", shut: true, open: true }}
        domain="demo"
      />,
    );
  expect(shown("tongue")).toBe('<bdi lang="ar">العربية</bdi>');
  expect(shown("name")).toBe("<bdi>ar</bdi>");
  expect(shown("open")).toBe("Yes");
  expect(shown("shut")).toMatch(/^<span [^>]*data-tone="warn">Yes<\/span>$/);
});
