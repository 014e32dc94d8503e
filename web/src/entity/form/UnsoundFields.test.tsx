import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { company } from "@vigil/model/organization/company";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnsoundFields } from "./UnsoundFields.tsx";

const record = { id: 7, revision: 1, name: "North", timeZone: "Berlin", contactEmail: "", region: "Coast" };

test("a record names the stored values that cannot be used, and is silent where all can", async () => {
  await i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } });
  expect(renderToStaticMarkup(<UnsoundFields entity={company} record={record} />)).toMatch(/cannot be used: Time zone\. /u);
  expect(renderToStaticMarkup(<UnsoundFields entity={company} record={{ ...record, timeZone: null }} />)).toBe("");
});
