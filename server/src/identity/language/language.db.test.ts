import { expect, test } from "vitest";
import { testApp, testPassword } from "../../../test/http/testApp.ts";

const { as, visitor } = testApp();

test("whoever chooses a language chooses it for their account, and the history of it says so; another choice of the same says nothing", async () => {
  const client = visitor();
  await client.signIn({ username: "usr", password: testPassword, domain: "airport" });
  const { id } = (await client.call("GET", "/api/user/profile")).body;
  const before = (await client.call("GET", "/api/user/profile")).body;
  expect([before.locale, before.localeChosen]).toEqual(["en", undefined]);
  for (const locale of ["ar", "ar"])
    expect((await client.call("PUT", "/api/user/change/language", { locale })).body).toMatchObject({
      id,
      locale: "ar",
      localeChosen: true,
    });
  const elsewhere = visitor();
  expect((await elsewhere.signIn({ username: "usr", password: testPassword, domain: "airport" })).body).toMatchObject({
    locale: "ar",
    localeChosen: true,
  });
  const web = await as("web");
  expect((await web.call("GET", `/api/users/${id}`)).body.locale).toBe("ar");
  const { rows } = (await web.call("GET", `/api/events?type=user.update&userId=${id}`)).body;
  expect(rows).toHaveLength(1);
  expect((await web.call("GET", `/api/events/${rows[0].id}`)).body).toMatchObject({
    subjectId: id,
    data: { fields: ["locale"] },
    personal: { before: { locale: "en" }, after: { locale: "ar" } },
  });
});

test("a language that nobody offers is refused, and so is a visitor", async () => {
  const { status, body } = await (await as("usr", "south")).call("PUT", "/api/user/change/language", { locale: "tlh" });
  expect([status, body.field]).toEqual([422, "locale"]);
  expect((await visitor().call("PUT", "/api/user/change/language", { locale: "ar" })).status).toBe(401);
});
