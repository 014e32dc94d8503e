import type { AccessLevelCode } from "@vigil/model/identity/accessLevelCodes";
import { accessLevels } from "@vigil/model/identity/accessLevels";
import { beforeAll, describe, expect, test } from "vitest";
import { rollingBack } from "../../../test/http/rollingBack.ts";
import { statedRoutes } from "../../http/routeAccess.ts";
import type { StatedRoute } from "../../http/routeAccess.ts";
import { testApp, testLevels } from "../../../test/http/testApp.ts";
import { matrixRecords } from "../../../test/matrix/matrixRecords.ts";
import type { MatrixRecords, Whose } from "../../../test/matrix/matrixRecords.ts";

/** While calls are tried, no transaction stays: the next one finds the world as it was. */
let trying = false;
const { as, app, world, database } = testApp({ around: rollingBack(() => trying) });

type Place = Whose | "no record" | "entered domain";
interface Row {
  route: StatedRoute;
  place: Place;
  statuses: number[];
}
const rows: Row[] = [];
const AT_ONCE = 6;
/** The id of nothing: of calls that name something else than a record of their list. */
const NOBODYS = "987654321";

const listOf = (url: string): string => url.split("/")[2]?.replace(/options$/, "") ?? "";
const namesRecord = ({ method, url }: StatedRoute): boolean =>
  /:id\b/.test(url) || method === "PUT" || /\/(?:activate|deactivate|delete|unlock)$/.test(url);

function bodyOf(route: StatedRoute, id: number): unknown {
  const { method, url } = route;
  if (method === "GET" || method === "DELETE" || url.endsWith("/copy")) return undefined;
  if (url.includes(":")) return {};
  if (method === "PUT") return url.split("/").length > 3 ? {} : [{ id, ...(canDeactivate(url) && { active: false }) }];
  return namesRecord(route) ? { ids: [id] } : {};
}

const canDeactivate = (url: string) => statedRoutes(app()).some((other) => other.url === `${url}/deactivate`);

async function statusOf(route: StatedRoute, level: AccessLevelCode, id: number, domain?: string): Promise<number> {
  const client = await as(level);
  const url = route.url
    .replace(/:id\b/, String(id))
    .replace(/:type\b/, "Practice")
    .replace(/:\w+/g, NOBODYS);
  const method = route.method as "GET";
  const { status } = await client.call(method, url, bodyOf(route, id), domain === undefined ? {} : { "x-domain": domain });
  return status;
}

/** Which records a route is tried with. */
function places(route: StatedRoute, records: MatrixRecords): [Place, number, string?][] {
  const ofList = records[listOf(route.url)];
  if (!ofList || !namesRecord(route))
    return [
      ["no record", 1],
      ["entered domain", 1, "harbor"],
    ];
  const whose = Object.entries(ofList) as [Whose, number][];
  return [...whose, ["entered domain", ofList["other domain"] ?? ofList.shared ?? 1, "harbor"]];
}

beforeAll(async () => {
  const records = await matrixRecords(await database.owner(), world());
  await Promise.all(testLevels.map((level) => as(level)));
  const routes = statedRoutes(app()).filter(({ url, permission }) => url.startsWith("/api/") && permission !== "public");
  const sorted = routes.toSorted((one, other) => (`${one.url} ${one.method}` < `${other.url} ${other.method}` ? -1 : 1));
  const work = sorted.flatMap((route) => places(route, records).map((place) => ({ route, place })));
  trying = true;
  const results = new Map<object, Row>();
  const queue = [...work];
  const run = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { route, place } = next;
      const [name, id, domain] = place;
      const statuses: number[] = [];
      for (const level of testLevels) statuses.push(await statusOf(route, level, id, domain));
      results.set(next, { route, place: name, statuses });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  trying = false;
  rows.push(...work.flatMap((item) => results.get(item) ?? []));
}, 120_000);

const cells = (select: (row: Row, level: AccessLevelCode) => boolean) =>
  rows.flatMap((row) =>
    row.statuses.flatMap((status, index) =>
      select(row, testLevels[index]!)
        ? [{ call: `${row.route.method} ${row.route.url} of ${row.place} as ${testLevels[index]}`, status }]
        : [],
    ),
  );
const done = ({ status }: { status: number }) => status < 300;
const holds = (level: AccessLevelCode, permission: string) =>
  accessLevels.some(({ code, permissions }) => code === level && permissions.some((held) => held === permission));

describe("who may do what", () => {
  test("is written down call by call in matrix.md (`vitest -u` writes it anew)", async () => {
    const head = `| call | needs | record of | ${testLevels.join(" | ")} |\n|---|---|---|${"---|".repeat(testLevels.length)}`;
    const lines = rows.map(
      ({ route: { method, url, permission }, place, statuses }) =>
        `| ${method} ${url} | ${permission} | ${place} | ${statuses.join(" | ")} |`,
    );
    const intro =
      "# Who may do what\n\nMade by `matrix.db.test.ts`, which fails when it is no longer true. Each cell is the status of the call as that access level, " +
      'tried with a body that names the record (a PUT would deactivate it); nothing stays. 422 means: allowed, but the body is incomplete. "entered domain" = with `X-Domain` of the other domain.';
    await expect(`${intro}\n\n${head}\n${lines.join("\n")}\n`).toMatchFileSnapshot("./matrix.md");
  });

  test("no call breaks the server", () => expect(cells(() => true).filter(({ status }) => status >= 500)).toEqual([]));

  test("nobody reaches a record of another domain from home", () => {
    expect(cells(({ place, route }) => place === "other domain" && listOf(route.url) !== "domains").filter(done)).toEqual([]);
  });

  test("without domains:enter no call reaches another domain", () => {
    const statuses = cells(({ place }, level) => place === "entered domain" && !holds(level, "domains:enter"));
    expect(statuses.filter(({ status }) => status !== 404)).toEqual([]);
  });

  test("R-6.018 without companies:all nobody reaches a record of another company", () => {
    expect(cells(({ place }, level) => place === "other company" && !holds(level, "companies:all")).filter(done)).toEqual([]);
  });

  test("a call that needs a permission is refused to whoever does not hold it", () => {
    const wrong = cells(
      ({ route, place }, level) => route.permission.includes(":") && place !== "entered domain" && !holds(level, route.permission),
    );
    expect(wrong.filter(({ status }) => status !== 403)).toEqual([]);
  });
});
