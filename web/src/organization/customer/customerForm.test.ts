import { expect, test } from "vitest";
import { customerOf, customerValues, fieldOf, missingOf } from "./customerForm.ts";

const usual = { timeZone: "Europe/Vienna", locale: "de" };

test("one name is enough for a customer, its address without marks and blanks", () => {
  expect(customerValues({ "organization.name": "Flughafen Linz-Hörsching" }, usual)).toMatchObject({
    "domain.title": "Flughafen Linz-Hörsching",
    "domain.name": "flughafen-linz-horsching",
    "company.name": "Flughafen Linz-Hörsching",
    "domain.timeZone": "Europe/Vienna",
  });
});

test("letters of their own are spelled in an address", () => {
  expect(customerValues({ "organization.name": "Øresund Łódź Straße" }, usual)["domain.name"]).toBe("oresund-lodz-strasse");
});

test("all that is needed and empty is told at once, in the order of the form", () => {
  const values = customerValues({}, usual);
  expect(missingOf(values, undefined)).toEqual([
    "organization.name",
    "domain.title",
    "domain.name",
    "company.name",
    "administrator.email",
    "administrator.username",
  ]);
  expect(missingOf(values, null)[0]).toBe("organization.id");
  const named = customerValues({ "domain.title": "Linz", "administrator.email": "anna@linz.example" }, usual);
  expect([missingOf(named, 7), missingOf(named, undefined)]).toEqual([[], ["organization.name"]]);
});

test("a User ID follows from the address until it is written by hand", () => {
  expect(customerValues({ "administrator.email": "anna.berg@linz.example" }, usual)["administrator.username"]).toBe("anna.berg");
  const written = { "administrator.email": "anna.berg@linz.example", "administrator.username": "" };
  expect(customerValues(written, usual)["administrator.username"]).toBe("");
});

test("an organization that is there already is named by its number", () => {
  const values = customerValues({ "organization.name": "Linz", "domain.title": "Linz" }, usual);
  expect(customerOf(values, 7)).toMatchObject({ organization: { id: 7 }, domain: { name: "linz" } });
  expect(customerOf(values, null).organization).toEqual({ name: "Linz" });
});

test("a name that is taken is said where it stands", () => {
  expect(fieldOf({ code: "DomainNameConflict", field: "name" })).toBe("domain.name");
  expect(fieldOf({ code: "FieldNotMail", field: "administrator.email" })).toBe("administrator.email");
});
