import { join } from "node:path";
import pg from "pg";
import { shareEmbeddedPostgres } from "./storage/embeddedPostgres.ts";
import { migrate } from "./storage/migrate.ts";
import { schemaOf } from "./storage/schema/schemaOf.ts";
import { writeSchemaFiles } from "./storage/schema/schemaFiles.ts";

// npm run schema: writes server/schema from what the migrations and functions make of an empty database.

const server = await shareEmbeddedPostgres(join(import.meta.dirname, "../../data/test"));
const connect = async (database: string) => {
  const client = new pg.Client({ host: server.host, user: server.user, database });
  await client.connect();
  return client;
};
const administrator = await connect("postgres");
const name = `test_${process.pid}_schema`;
try {
  await administrator.query(`create database ${name}`);
  const client = await connect(name);
  try {
    await migrate(client, "vigil_app");
    writeSchemaFiles(await schemaOf(client));
  } finally {
    await client.end();
  }
} finally {
  await administrator.query(`drop database if exists ${name}`);
  await administrator.end();
  await server.stop();
}
