import { offers, type ListAction } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { expect, test } from "vitest";
import { testApp } from "../../test/http/testApp.ts";

const { app, as } = testApp();

type Method = "GET" | "POST" | "PUT" | "DELETE";
const calls: Record<ListAction, (url: string) => [Method, string]> = {
  add: (url) => ["POST", url],
  edit: (url) => ["PUT", url],
  copy: (url) => ["POST", `${url}/:id/copy`],
  delete: (url) => ["DELETE", `${url}/:id`],
  activate: (url) => ["POST", `${url}/activate`],
};

/** Those of the twelve that a declaration does not speak of. */
const special: readonly [Method, string][] = [
  ["GET", "quizzes/:id/learners"],
  ["GET", "identityproviders/:id/rules"],
  ["GET", "courses/:id/contents"],
  ["GET", "configurations/:id/pairs"],
  ["GET", "trainingevents/:id/users"],
  ["POST", "programstatuses/reset"],
  ["POST", "coursestatuses/reset"],
  ["POST", "lockedexams/unlock"],
  ["POST", "programcertificates/reset"],
  ["POST", "programcertificates/regenerate"],
  ["POST", "trainerauthorizations/:id/authorize"],
  ["GET", "certificates/program/:id"],
  ["GET", "certificates/class/:id"],
  ["POST", "users/:id/link"],
  ["POST", "users/merge"],
  ["POST", "users/move"],
];

test("R-2.024 R-2.025 each list offers the actions that are decided for it, and no other", async () => {
  const has = ([method, url]: [Method, string]) => app().hasRoute({ method, url: `/api/${url}` });
  expect(special.filter((call) => !has(call))).toEqual([]);
  const lists = Object.values(listEntities);
  expect(lists.filter(({ url }) => !has(["GET", url]) || !has(["GET", `${url}/:id`])).map(({ url }) => url)).toEqual([]);
  const actions = Object.keys(calls) as ListAction[];
  const missing = lists.flatMap((e) =>
    actions.filter((action) => offers(e, action) && !has(calls[action](e.url))).map((action) => [e.url, action]),
  );
  expect(missing).toEqual([]);
  const client = await as("sup");
  const facts = ["events", "simulatorsessions"];
  const refused = await Promise.all(
    facts.map(async (url) => [(await client.call("POST", `/api/${url}`, {})).status, (await client.call("PUT", `/api/${url}`, {})).status]),
  );
  expect(refused).toEqual(facts.map(() => [405, 405]));
  expect(["addons", "credits", "images", "trainingevents"].filter((url) => has(calls.copy(url)))).toEqual([]);
});
