import { formNames, offers, type ListAction } from "@vigil/model/entity/entity";
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
  ["POST", "users/unlock"],
  ["POST", "users/:id/password"],
  ["POST", "users/programs/assign"],
  ["PUT", "usersessions"],
  ["GET", "domains/:id/companies"],
  ["POST", "domains/:id/companies"],
  ["GET", "programs/:id/learners"],
  ["POST", "programtransfers/:id/run"],
  ["POST", "subscriptions/:id/run"],
  ["POST", "tableexports/:id/runs"],
  ["GET", "tabledata/download/:id"],
  ["POST", "tabledata/import"],
  ["POST", "quizzes/import"],
  ["GET", "quizzes/:id/export"],
  ["POST", "resources/:id/file"],
  ["POST", "courses/:id/packages"],
  ["POST", "courses/configuration"],
  ["POST", "trainingevents/:id/deliver"],
  ["POST", "trainingevents/:id/redeliver"],
  ["POST", "trainingevents/:id/reset"],
  ["POST", "images/archive"],
  ["PUT", "images/:id/views/:view/enhancements/:enhancement"],
  ["PUT", "images/:id/threats"],
  ["GET", "certificatetemplates/:id"],
];
/** Actions that are a field of the record: who is in a group, who takes a quiz, which programs and courses belong to what. */
const managed = { groups: ["users"], quizzes: ["users", "groups"], programgroups: ["programs"], programs: ["courses"] };

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
  const unmanaged = Object.entries(managed).flatMap(([url, fields]) => {
    const names = lists.filter((e) => e.url === url).flatMap((e) => formNames(e, "edit"));
    return fields.filter((name) => !names.includes(name)).map((name) => `${url}.${name}`);
  });
  expect(unmanaged).toEqual([]);
  const client = await as("sup");
  const facts = ["events", "simulatorsessions"];
  const refused = await Promise.all(
    facts.map(async (url) => [(await client.call("POST", `/api/${url}`, {})).status, (await client.call("PUT", `/api/${url}`, {})).status]),
  );
  expect(refused).toEqual(facts.map(() => [405, 405]));
  expect(["addons", "credits", "images", "trainingevents"].filter((url) => has(calls.copy(url)))).toEqual([]);
});
