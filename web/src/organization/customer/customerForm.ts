import type { CustomerBody } from "@vigil/model/organization/customer";

export const customerNames = [
  "organization.name",
  "domain.title",
  "domain.name",
  "domain.timeZone",
  "domain.locale",
  "company.name",
  "administrator.firstName",
  "administrator.lastName",
  "administrator.email",
  "administrator.username",
] as const;
export type CustomerName = (typeof customerNames)[number];
export type CustomerValues = Readonly<Record<CustomerName, string>>;

/** What was written by hand; the rest follows from it. */
export type Typed = Partial<CustomerValues>;

/** Letters that no mark was put on: they are letters of their own. */
const spelled: Readonly<Record<string, string>> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** Letters without their marks, and hyphens: what an address of a domain may be. */
const addressOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[øæœßłđðþı]/gu, (letter) => spelled[letter]!)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replace(/^-/u, "")
    .slice(0, 40)
    .replace(/-$/u, "");

/** The whole form: what is not written follows from what is, so that a customer needs a name, and its administrator a name and an address. */
export function customerValues(typed: Typed, { timeZone, locale }: { timeZone: string; locale: string }): CustomerValues {
  const { "organization.name": organization = "" } = typed;
  const { "domain.title": title = organization, "administrator.email": email = "" } = typed;
  return {
    "organization.name": organization,
    "domain.title": title,
    "domain.name": addressOf(title),
    "domain.timeZone": timeZone,
    "domain.locale": locale,
    "company.name": title,
    "administrator.firstName": "",
    "administrator.lastName": "",
    "administrator.email": email,
    "administrator.username": email.split("@")[0] ?? "",
    ...typed,
  };
}

/** As the call takes it; of an organization that is there already only which one. */
export const customerOf = (values: CustomerValues, organizationId: number | null): CustomerBody => ({
  organization: organizationId === null ? { name: values["organization.name"] } : { id: organizationId },
  domain: {
    name: values["domain.name"],
    title: values["domain.title"],
    timeZone: values["domain.timeZone"],
    locale: values["domain.locale"],
  },
  company: { name: values["company.name"] },
  administrator: {
    username: values["administrator.username"],
    firstName: values["administrator.firstName"],
    lastName: values["administrator.lastName"],
    email: values["administrator.email"],
  },
});

const needless: readonly CustomerName[] = ["domain.locale", "administrator.firstName", "administrator.lastName"];

/** What is needed and empty, in the order of the form. `organizationId`: of one that is there already; undefined where a new one is named. */
export const missingOf = (values: CustomerValues, organizationId: number | null | undefined): string[] =>
  customerNames.flatMap((name) => {
    if (name === "organization.name" && organizationId !== undefined) return organizationId === null ? ["organization.id"] : [];
    return values[name].trim() === "" && !needless.includes(name) ? [name] : [];
  });

const conflicts: Readonly<Record<string, string>> = {
  DomainNameConflict: "domain.name",
  OrganizationConflict: "organization.name",
};
/** The control at which a refusal is said: a name that is taken does not tell whose name it is. */
export const fieldOf = ({ code, field }: { code: string; field: string | undefined }): string | undefined => conflicts[code] ?? field;
