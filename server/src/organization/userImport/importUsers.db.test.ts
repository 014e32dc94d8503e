import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testJobs } from "../../../test/jobs/testJobs.ts";
import { importer, peopleCsv } from "../../../test/organization/testImport.ts";

const jobs = testJobs();
const app = testApp({ jobs });
const { open, check, apply, work } = importer(app, jobs);
const as = app.as;

/** Accounts that a domain administrator may not change, the own one last, by the line that means them. */
const outOfReach: Readonly<Record<number, string>> = { 307: "sup", 707: "spi-user", 1107: "spi-sales", 1507: "spi-support", 1907: "web" };

/** Forty lines with something wrong, of eight sorts. */
const spoil = (index: number, cells: string[]): string[] => {
  if (index % 50 !== 7) return cells;
  const sort = ((index - 7) / 50) % 8;
  const [username, first, last, company, pin, email, birth, language] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return [
    ["", first, last, company, pin, email, birth, language],
    [username, first, last, "Nowhere", pin, email, birth, language],
    [username, first, last, company, pin, "no address", birth, language],
    [username, first, last, company, pin, email, "31.02.1990", language],
    [username, first, last, company, pin, email, birth, "Klingon"],
    ["p1", first, last, company, pin, email, birth, language],
    [outOfReach[index] ?? "", first, last, company, pin, email, birth, language],
    [username, first, last, company, "10001", email, birth, language],
  ][sort]!;
};

test("2,000 people with 40 faults: each fault in its cell, corrected in the preview, applied, found in the list, and brought again unchanged", async () => {
  const client = await as("web");
  const opened = await open(client, peopleCsv(2000, spoil));
  expect(opened.order.columns).toEqual(["username", "firstName", "lastName", "companyId", "pin", "email", "birthDate", "locale"]);
  const checked = await check(client, opened, { accessLevelId: 1 });
  expect(checked).toMatchObject({ state: "checked", lines: 2000, unknown: { companies: ["Nowhere"] } });
  // a User ID and a PIN that stand twice are wrong in both lines, here in the same other one
  expect(checked.counts).toMatchObject({ faulty: 41, create: 1959 });
  const { body: faulty } = await client.call("GET", `/api/users/imports/${checked.id}/lines?outcome=faulty&limit=200`);
  expect(faulty.count).toBe(41);
  const faultAt = (line: number) => faulty.rows.find((row: { line: number }) => row.line === line).faults;
  expect([9, 59, 109, 159, 209, 259, 309, 359].map((line) => faultAt(line)[0])).toEqual([
    { column: 0, code: "FieldRequired" },
    { column: 3, code: "ImportNameUnknown", details: { name: "Nowhere" } },
    { column: 5, code: "FieldNotMail", details: {} },
    { column: 6, code: "FieldNotDate", details: {} },
    { column: 7, code: "ImportLanguageUnknown", details: { word: "Klingon", known: expect.stringContaining("es-ES, es-MX, et") } },
    { column: 0, code: "ImportTwice", details: { line: 3 } },
    { column: 0, code: "LevelReserved" },
    { column: 4, code: "ImportTwice", details: { line: 3 } },
  ]);
  const refused = await client.call("POST", `/api/users/imports/${checked.id}/apply`, {});
  expect([refused.status, refused.body.code]).toEqual([409, "ImportFaulty"]);

  const whole = peopleCsv(2000)
    .split("\r\n")
    .map((line) => line.split(";"));
  for (const { line } of faulty.rows) {
    const { status } = await client.call("PUT", `/api/users/imports/${checked.id}/lines/${line}`, { cells: whole[line - 1] });
    expect(status).toBe(200);
  }
  // what was corrected is warned of no more
  expect((await client.call("GET", `/api/users/imports/${checked.id}`)).body.unknown).toEqual({ companies: [], groups: [] });
  const applied = await apply(client, checked);
  expect(applied).toMatchObject({ state: "applied", applied: { create: 2000 }, counts: { faulty: 0 } });
  const found = await client.call("GET", "/api/users?search=p1999&fields=username,firstName,company.name");
  expect(found.body.rows[0]).toMatchObject({ username: "p1999", firstName: "Anna 1999", "company.name": "South" });
  const { body: record } = await client.call("GET", `/api/users/${found.body.rows[0].id}`);
  expect(record).toMatchObject({ pin: "11999", birthDate: "1990-04-03", locale: "en", active: true, accessLevelId: 1 });
  const events = await client.call("GET", `/api/events?type=user.create&subjectId=${record.id}`);
  expect(events.body.count).toBe(1);
  // who was made without a password cannot sign in
  const tried = await app.visitor().signIn({ username: "p1999", password: "Rolling-2026", domain: "airport" });
  expect(tried.status).toBe(401);

  const again = await check(client, await open(client, peopleCsv(2000)));
  expect(again.counts).toMatchObject({ unchanged: 2000, create: 0, update: 0, faulty: 0 });
  const nothing = await client.call("POST", `/api/users/imports/${again.id}/apply`, {});
  expect(nothing.body.code).toBe("ImportNothing");
}, 120_000);

test("a workbook is read as a CSV file is: dates, numbers and words in Arabic, further data, groups and programs that are made or known", async () => {
  const client = await as("web");
  const owner = await app.database.owner();
  const { domainId } = app.world().airport;
  const { body: program } = await client.call("POST", "/api/programs", { name: "Cabin 1", title: "Cabin" });
  const book = await writeXlsx({
    sheets: [
      {
        name: "People",
        rows: [
          ["معرّف المستخدم", "الاسم الأول", "Company", "Role", "Born", "Active", "Groups", "Programs", "Locker", "Language"],
          ["x1", "سارة", "north", "طالب", new Date("1999-12-31"), "نعم", "Night; Gate A", "Cabin 1", 17, "العربية"],
          ["x2", "Omar", "New Site", "Student", "1/2/2000", "no", "Night", null, null, "es"],
        ],
      },
    ],
  });
  const opened = await open(client, book, "people.xlsx");
  expect(opened).toMatchObject({ format: "xlsx", lines: 2 });
  const columns = opened.order.columns.map((column, index) => (opened.heads[index] === "Locker" ? "data" : column));
  const first = await check(client, opened, { columns, dates: "mdy" });
  expect([first.counts.faulty, first.unknown]).toEqual([2, { companies: ["New Site"], groups: ["Night", "Gate A"] }]);
  const checked = await check(client, first, { makesCompanies: true, makesGroups: true });
  expect(checked.counts).toMatchObject({ create: 2, faulty: 0 });
  const applied = await apply(client, checked);
  expect(applied.applied.create).toBe(2);
  const { rows } = await owner.query(
    `select u.username, u.active, u.locale, u.birth_date::text, u.data, c.name,
      array(select g.name from group_members m join groups g on g.domain_id = m.domain_id and g.id = m.group_id where m.domain_id = u.domain_id and m.user_id = u.id order by g.name) as groups,
      array(select a.program_id from program_assignments a where a.domain_id = u.domain_id and a.user_id = u.id) as programs
     from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id where u.domain_id = $1 and u.username in ('x1', 'x2') order by 1`,
    [domainId],
  );
  expect(rows).toEqual([
    {
      username: "x1",
      active: true,
      locale: "ar",
      birth_date: "1999-12-31",
      data: { Locker: "17" },
      name: "North",
      groups: ["Gate A", "Night"],
      programs: [program.id],
    },
    {
      username: "x2",
      active: false,
      locale: "es-ES",
      birth_date: "2000-01-02",
      data: {},
      name: "New Site",
      groups: ["Night"],
      programs: [],
    },
  ]);
  // what the columns were is known for the next file of the domain
  expect((await open(client, "Locker\nx")).order.columns).toEqual(["data"]);
});

test("an administrator of companies brings people into their own alone, gives no more rights than their own, and sees nobody else's files", async () => {
  const client = await as("adm");
  const checked = await check(
    client,
    await open(
      client,
      "User ID,Company,Access level\na1,North,Student\na2,South,Student\na3,North,Domain administrator\nins.south,North,Student\nadm,North,Student\n",
    ),
  );
  const { body } = await client.call("GET", `/api/users/imports/${checked.id}/lines`);
  expect(
    body.rows.map((row: { outcome: string; faults: { column: number; code: string }[] }) => [
      row.outcome,
      ...row.faults.map(({ column, code }) => `${column} ${code}`),
    ]),
  ).toEqual([
    ["create"],
    ["faulty", "1 ImportNameUnknown"],
    ["faulty", "2 RankTooLow"],
    ["faulty", "0 ImportOutOfReach"],
    ["faulty", "0 OwnAccount"],
  ]);
  const refused = await client.call("POST", `/api/users/imports/${checked.id}/check`, { ...checked.order, makesCompanies: true });
  expect(refused.status).toBe(403);
  const strangers = [await as("adm", "south"), await as("web", "east"), await as("adm", "east")];
  for (const stranger of strangers)
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/lines"],
      ["GET", "/faults"],
      ["GET", "/undo"],
      ["POST", "/stop"],
      ["POST", "/undo"],
    ] as const)
      expect([path, (await stranger.call(method, `/api/users/imports/${checked.id}${path}`)).status]).toEqual([path, 404]);
  expect((await (await as("usr")).call("GET", "/api/users/imports")).status).toBe(403);
  const applied = await apply(client, checked, { leaveFaulty: true });
  expect(applied).toMatchObject({ applied: { create: 1 }, counts: { faulty: 4 } });
  const { headers, body: sheet } = await client.call("GET", `/api/users/imports/${checked.id}/faults`);
  expect(headers["content-type"]).toContain("text/csv");
  const lines = (sheet as unknown as string).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\u{FEFF}User ID,Company,Access level,Line of the file,What is wrong");
  expect(lines[1]).toBe("a2,South,Student,Line 3,Company: “South” is not there.");
  // corrected, the file of faults is brought again as it is
  const again = await open(client, lines.map((line) => line.replace("South", "North")).join("\r\n"));
  expect((await check(client, again)).counts).toMatchObject({ create: 1 });
});

test("an import whose server died goes on behind what holds; nobody is made twice; stopped it says what was done and goes on when told", async () => {
  const client = await as("web");
  const checked = await check(
    client,
    await open(
      client,
      peopleCsv(450, (index, cells) => [`r${index}`, ...cells.slice(1, 4), `R${index}`, ...cells.slice(5, 6), "", "en"]),
    ),
  );
  expect(checked.counts.create).toBe(450);
  const owner = await app.database.owner();
  await owner.query(`create function fail_at() returns trigger language plpgsql as $$ begin
    if new.username = 'r250' then raise exception using errcode = '57P01', message = 'the server is going down'; end if; return new; end $$`);
  await owner.query("create trigger fail_at before insert on users for each row execute function fail_at()");
  await client.call("POST", `/api/users/imports/${checked.id}/apply`, {});
  const [order] = jobs.sentTo((await import("./importQueue.ts")).importQueue).splice(0);
  const { workImport } = await import("./workImport.ts");
  await expect(workImport(app.house(), order!)).rejects.toThrow("going down");
  const half = (await client.call("GET", `/api/users/imports/${checked.id}`)).body;
  expect(half).toMatchObject({ state: "applying", done: 200, wanted: 450 });
  await client.call("POST", `/api/users/imports/${checked.id}/stop`);
  const stopped = (await client.call("GET", `/api/users/imports/${checked.id}`)).body;
  expect(stopped).toMatchObject({ state: "stopped", applied: { create: 200 }, counts: { create: 450 } });
  await workImport(app.house(), order!); // the job that was called off does nothing more
  await owner.query("drop trigger fail_at on users");
  await client.call("POST", `/api/users/imports/${checked.id}/continue`);
  await work();
  const whole = (await client.call("GET", `/api/users/imports/${checked.id}`)).body;
  expect(whole).toMatchObject({ state: "applied", applied: { create: 450 } });
  const { rows } = await owner.query("select count(*)::int as count from users where username ~ '^r[0-9]+$'");
  expect(rows[0].count).toBe(450);
});

test("what became wrong between preview and import is left out with its reason; the others are brought in", async () => {
  const client = await as("web");
  const checked = await check(client, await open(client, "User ID,PIN,Company\nt1,T1,South\nt2,T2,South\nt3,T3,South\n"));
  await client.call("POST", "/api/users", { username: "t2", companyId: app.world().airport.south.companyId, accessLevelId: 1 });
  await client.call("POST", "/api/users", {
    username: "other",
    pin: "T3",
    companyId: app.world().airport.south.companyId,
    accessLevelId: 1,
  });
  const applied = await apply(client, checked);
  expect(applied).toMatchObject({ state: "applied", counts: { create: 1, update: 1, faulty: 1 }, applied: { create: 1 } });
  const { body } = await client.call("GET", `/api/users/imports/${checked.id}/lines?outcome=faulty`);
  expect(body.rows[0].faults).toEqual([{ column: 1, code: "UserPinConflict" }]);
});

test("people are recognized by PIN or e-mail; what the file says changes, what it leaves empty stays, and who is missing is switched off by number", async () => {
  const client = await as("web");
  const before = await open(client, "User ID,PIN,First name,Company\nk1,K1,Kim,Kiosk\nk2,K2,Lee,Kiosk\nk3,K3,Max,Kiosk\n");
  await apply(client, await check(client, before, { makesCompanies: true }));
  const file = "PIN,First name,Surname,Company\nK1,Kimberley,,Kiosk\nK2,Lee,Young,\n";
  const opened = await open(client, file);
  const checked = await check(client, opened, { key: "pin", absent: "companies", creates: false });
  expect(checked.counts).toMatchObject({ update: 2, create: 0, faulty: 0 });
  const { body: missing } = await client.call("GET", `/api/users/imports/${checked.id}/lines?outcome=deactivate`);
  expect(missing.rows.map((row: { cells: string[] }) => row.cells)).toEqual([["K3", "Max", "", "Kiosk"]]);
  const everybody = await check(client, opened, { key: "pin", absent: "all", creates: false });
  const { body: all } = await client.call("GET", `/api/users/imports/${everybody.id}/lines?outcome=deactivate&limit=200`);
  const firstNames = all.rows.map((row: { cells: string[] }) => row.cells[1]);
  // never oneself, nor anybody of more rights
  for (const name of ["Domain administrator", "System administrator"]) expect(firstNames).not.toContain(name);
  expect(everybody.counts.deactivate).toBeGreaterThan(10);
  expect((await check(client, opened, { key: "pin", absent: "companies", creates: false })).counts.deactivate).toBe(1);
  const off = 1;
  const wrong = await client.call("POST", `/api/users/imports/${checked.id}/apply`, { deactivate: off - 1 });
  expect([wrong.status, wrong.body.code, wrong.body.details]).toEqual([409, "ImportCountChanged", { count: off }]);
  const applied = await apply(client, checked, { deactivate: off });
  expect(applied.applied).toMatchObject({ update: 2, deactivate: off });
  const { body } = await client.call("GET", "/api/users?fields=username,firstName,lastName,active&order=asc(id)&search=k&limit=200");
  const shown = body.rows.filter((row: { username: string }) => /^k\d$/.test(row.username));
  expect(shown.map((row: { firstName: string; lastName: string; active: boolean }) => [row.firstName, row.lastName, row.active])).toEqual([
    ["Kimberley", "", true],
    ["Lee", "Young", true],
    ["Max", "", false],
  ]);
});

test("the empty file shows in a line what may stand in it, and is told that the line was left out when it comes back with it", async () => {
  const client = await as("web");
  const { body: template } = await client.call("GET", "/api/users/imports/template?format=csv");
  const [heads, example] = String(template).replace("\uFEFF", "").trimEnd().split("\r\n");
  expect([heads, example]).toEqual([expect.stringContaining("User ID"), expect.stringContaining("mary@example.com")]);
  // a file of one's own may head its columns by one of what they name, in any language
  const own = await open(client, "Usuario,Nombre,Apellidos,Grupo\r\nana,Ana,Ruiz,\r\n");
  expect(own.order.columns).toEqual(["username", "firstName", "lastName", "groups"]);
  const opened = await open(client, `${heads}\r\n${example}\r\nreal.person\r\n`);
  expect(opened).toMatchObject({ exampleLeftOut: true, lines: 1 });
  const checked = await check(client, opened, { accessLevelId: 1 });
  // each line is counted once
  expect(checked).toMatchObject({ counts: { create: 1 }, done: 1, wanted: 1 });
  await expect(open(client, `${heads}\r\n${example}\r\n`)).rejects.toThrow("ImportEmpty");
  // written over, all that is no name of something is as it may stand
  const over = await check(client, await open(client, `${heads}\r\n${example!.replace("m.example", "m.other")}\r\n`), { accessLevelId: 1 });
  const { body: lines } = await client.call("GET", `/api/users/imports/${over.id}/lines?limit=9`);
  expect(new Set(lines.rows[0].faults.map(({ code }: { code: string }) => code))).toEqual(new Set(["ImportNameUnknown"]));
});
