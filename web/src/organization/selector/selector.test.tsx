import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { SelectorList } from "./SelectorList.tsx";
import { membersAddress, selectorAddress, type SelectorState } from "./selectorQuery.ts";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const users: SelectorState = { view: "users", search: "", inactive: false };
const person = { id: 7, revision: 1, username: "amina", firstName: "Amina", lastName: "Haddad", "company.name": "North", active: false };
const shown = (state: SelectorState, rows: object[], count: number) =>
  renderToStaticMarkup(
    <SelectorList state={state} change={() => {}} answer={{ rows: rows as never, count }} picked={[]} chosen={[]} pick={() => {}} />,
  );

it("R-2.063 users or groups are viewed, and the view can be switched", () => {
  const radio = (html: string, view: string) =>
    new RegExp(`<input type="radio"[^>]*?(checked="")?[^>]*value="${view}"/>`, "u").exec(html)?.[0];
  const ofUsers = shown(users, [person], 1);
  const ofGroups = shown({ ...users, view: "groups" }, [{ id: 3, revision: 1, name: "Night shift", userCount: 12, active: true }], 1);
  expect([radio(ofUsers, "users"), radio(ofUsers, "groups")].map((input) => input?.includes("checked"))).toEqual([true, false]);
  expect([radio(ofGroups, "users"), radio(ofGroups, "groups")].map((input) => input?.includes("checked"))).toEqual([false, true]);
  expect(ofUsers).toContain("Amina Haddad · North");
  expect(ofGroups).toContain("12 users");
  expect(selectorAddress(users)).toMatch(/^users\?/u);
  expect(selectorAddress({ ...users, view: "groups" })).toMatch(/^groups\?/u);
});

it("R-2.064 who is switched off is found only where that is asked for, in groups and among their members too", () => {
  const asks = (address: string) => new URLSearchParams(address.split("?")[1]).get("active");
  expect([selectorAddress(users), selectorAddress({ ...users, view: "groups" }), membersAddress(3, users)].map(asks)).toEqual([
    "true",
    "true",
    "true",
  ]);
  const withInactive = { ...users, inactive: true };
  expect([selectorAddress(withInactive), membersAddress(3, withInactive)].map(asks)).toEqual([null, null]);
  expect(shown(withInactive, [person], 1)).toMatch(/type="checkbox" checked=""\/>Include inactive/u);
  expect(shown(withInactive, [person], 1)).toContain("Inactive");
});

it("R-2.065 how many the filter finds is said, and that more are there than are shown", () => {
  expect(shown({ ...users, search: "am" }, [person], 1)).toMatch(/role="status"[^>]*>1 found\./u);
  expect(shown(users, [person], 1234)).toMatch(/1,234 found\. The first 50 are shown/u);
  expect(selectorAddress({ ...users, search: " am " })).toContain("count=exact&search=am");
});
