import { expect, test } from "vitest";
import { carryComments } from "./carryComments.ts";

const before = `-- What it is for.
-- And why.
create table things (
  id bigint not null, -- its number
  gone text, -- no more
  name text not null,
  constraint things_name_key unique (name) -- one of each
);
-- for the list
create index things_by_name on things (name, id);
`;

test("comments stay beside and above what they are about, though it has changed; what has gone takes its comment along", () => {
  const now = `create table things (
  name text,
  id integer not null,
  constraint things_name_key unique (name, id)
);
create unique index things_by_name on things (name);
`;
  expect(carryComments(now, before)).toBe(`-- What it is for.
-- And why.
create table things (
  name text,
  id integer not null, -- its number
  constraint things_name_key unique (name, id) -- one of each
);
-- for the list
create unique index things_by_name on things (name);
`);
});

test("what has not changed stays as it is", () => {
  const bare = before.replaceAll(/(?:^--| --).*$/gmu, "").replaceAll(/^\n/gmu, "");
  expect(carryComments(bare, before)).toBe(before);
});
