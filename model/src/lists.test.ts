import { describe, expect, expectTypeOf, it } from "vitest";
import { recurrencyCodes } from "./curriculum/program.ts";
import { image } from "./imageLibrary/image.ts";
import { industries } from "./imageLibrary/imageLibrary.ts";
import type { Program } from "./curriculum/program.ts";
import type { User } from "./organization/user.ts";
import { user } from "./organization/user.ts";
import { changeSchema, createSchema, fieldEntries, listNames, type CreateOf, type Entity } from "./entity/entity.ts";
import { en } from "./phrases/en.ts";
import { listEntities } from "./lists.ts";

const sorts = Object.fromEntries(Object.values(listEntities).map(({ plural, sortBy }) => [plural, sortBy]));
const fieldsOf = (name: keyof typeof listEntities) => Object.keys(listEntities[name].fields);

describe("declarations", () => {
  it("R-3.010 R-3.013 R-3.014 R-3.019 R-3.022 R-3.025 R-3.033 these lists sort by name, ascending", () => {
    for (const plural of ["companies", "configurations", "courses", "domains", "groups", "imageLibraries", "programs"])
      expect(sorts[plural]).toBe("asc(name)");
  });

  it("R-3.049 R-3.051 users sort by company and user name, user sessions by person and time", () => {
    expect(sorts["users"]).toBe("asc(company.name),asc(username)");
    expect(sorts["userSessions"]).toBe("asc(user.lastName),asc(user.firstName),asc(user.username),asc(createdAt)");
    expect(sorts["events"]).toBe("desc(createdAt)");
    expect(sorts["images"]).toBe("asc(imageId)");
  });

  it("R-3.011 R-3.012 R-3.020 R-3.026 R-3.050 R-3.072 R-3.084 R-3.118 R-3.080 records have the fields of the specification", () => {
    expect(fieldsOf("configuration")).toEqual(expect.arrayContaining(["json", "name", "description", "companies", "active"]));
    expect(fieldsOf("domainCode")).toEqual(expect.arrayContaining(["originalId", "name", "description", "active"]));
    expect(fieldsOf("companyTemplate")).toEqual(["rootId", "version", "name", "description", "template", "active"]);
    expect(fieldsOf("image")).toEqual(expect.arrayContaining(["imageId", "custom", "threatArray"]));
    expect(fieldsOf("userSession")).toContain("clear");
    expect(fieldsOf("group")).toEqual(expect.arrayContaining(["name", "users"]));
    expect(fieldsOf("course")).toEqual(
      expect.arrayContaining(["name", "title", "code", "domainCodeId", "imageLibraryId", "data", "simConfig"]),
    );
    expect(fieldsOf("user")).toEqual(
      expect.arrayContaining([
        "username",
        "firstName",
        "lastName",
        "pin",
        "birthDate",
        "password",
        "forcePasswordChange",
        "locked",
        "sites",
        "groups",
        "programs",
        "data",
      ]),
    );
    expect(fieldsOf("domain")).toEqual(
      expect.arrayContaining(["name", "organizationId", "domainCodeId", "accountInactiveDays", "sessionLimit", "formAuth", "data"]),
    );
  });

  it("R-3.048 the list of users shows user name, company, active, classes and programs", () => {
    expect(listNames(user)).toEqual(expect.arrayContaining(["username", "companyId", "active", "classes", "programs"]));
    expectTypeOf<User["company.name"]>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<User>().not.toHaveProperty("password");
  });

  it("of fields that may be empty sorts by days and moments alone: these have an end, where a cursor finds what has none", () => {
    const nullable = Object.values(listEntities).flatMap((declaration) =>
      fieldEntries(declaration).filter(([, field]) => field.list === "sortable" && field.nullable),
    );
    expect(nullable.length).toBeGreaterThan(0);
    expect(new Set(nullable.map(([, { kind }]) => kind))).toEqual(new Set(["date", "instant"]));
  });

  it("names the sentence there is for its records in use and for its unfinished copies", () => {
    const lists: readonly Entity[] = Object.values(listEntities);
    const nameOf = ({ name }: Entity) => name.slice(0, 1).toUpperCase() + name.slice(1);
    const told = lists.map((e) => [e.name, e.problems?.inUse, e.problems?.unfinishedCopy]);
    const known = (code: string) => (code in en.problems ? code : undefined);
    expect(told).toEqual(lists.map((e) => [e.name, known(`${nameOf(e)}InUse`), known(`${nameOf(e)}UnfinishedCopy`)]));
  });

  it("keeps what is true about an image out of its list, but for who makes or audits images", () => {
    const truth = ["decision", "threatCategory", "threatDescription", "threatArray", "views"] as const;
    const told = truth.filter((name) => listNames(image).includes(name));
    expect(told.map((name) => image.fields[name].readers)).toEqual(told.map(() => ["images:edit", "audit:view"]));
    expect(told).not.toContain("views");
  });
});

it("R-9.046 R-9.047 recurrencies and industries have their codes", () => {
  expect(recurrencyCodes).toEqual(["", "1x", "2x", "2a", "2b", "3x"]);
  expect(industries).toEqual(["av", "bio", "cbs", "hbs", "ch", "cg", "ff", "gs", "lt", "mr", "ni", "pb"]);
});

describe("schemas", () => {
  it("fill a create with what each field begins with and refuse what nobody may write", () => {
    const schema = createSchema(listEntities.company);
    expect(schema.parse({ name: " Harbor  Freight " })).toMatchObject({ name: "Harbor  Freight", code: "", domainCodeId: null, data: {} });
    expect(schema.safeParse({ name: "A", kind: "system" }).success).toBe(false);
    expect(schema.safeParse({}).success).toBe(false);
    expect(changeSchema(listEntities.company).safeParse({ id: 1, revision: 2, active: false }).success).toBe(true);
    expect(changeSchema(listEntities.company).safeParse({ id: 1, revision: 2, id2: 3 }).success).toBe(false);
  });

  it("are typed from the declaration", () => {
    expectTypeOf<CreateOf<typeof user>["companyId"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<CreateOf<typeof user>>().not.toHaveProperty("classes");
    expectTypeOf<Program["endDate"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Program["courses"]>().toEqualTypeOf<number[]>();
    expect(Object.keys(user.fields)).toContain("password");
  });
});
