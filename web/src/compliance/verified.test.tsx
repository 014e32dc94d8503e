import type { VerifiedCertificate } from "@vigil/model/compliance/certificateWire";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { Verified } from "./Verified.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const certificate: VerifiedCertificate = {
  kind: "class",
  domainTitle: "Northwind",
  firstName: "Sam",
  lastName: "Rivera",
  title: "Cabin",
  courseTitle: "Reading",
  completionDate: "2026-11-20",
  expiryDate: "2026-11-21",
  valid: false,
  revoked: null,
  checkedOn: "2026-11-23",
};

it.each(["program", "class"] as const)(
  "R-2.022 printing a verified %s certificate begins with landscape, margin 0 and border 6",
  (kind) => {
    const html = renderToStaticMarkup(<Verified certificate={{ ...certificate, kind }} code="ABCDE12345" />);
    expect(html).toMatch(/<option value="landscape" selected/);
    expect(html).toMatch(/name="margin"[^>]* value="0"/);
    expect(html).toMatch(/name="border"[^>]* value="6"/);
    expect(html).toContain("border-width:6mm");
    expect(html).toContain("padding:0mm");
  },
);

it("a certificate that has expired says so, with its code as it stands on paper", () => {
  const html = renderToStaticMarkup(<Verified certificate={certificate} code="ABCDE12345" />);
  expect(html).toContain("genuine, but expired");
  expect(html).toContain("ABCDE 12345");
});

it("a certificate that was revoked says since when and why", () => {
  const revoked = { since: "2026-11-20", reason: "error" } as const;
  const html = renderToStaticMarkup(<Verified certificate={{ ...certificate, revoked }} code="ABCDE12345" />);
  expect(html).toContain("genuine, but was revoked");
  expect(html).toContain("It was issued in error.");
  expect(html).toMatch(/Revoked<\/dt><dd><bdi>[^<]*2026/);
  // the server's day, wherever it is read
  expect(html).toContain("Verified on Nov 23, 2026");
});
