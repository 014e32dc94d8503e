import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { child, type Child } from "./child.ts";
import type { ServedDatabase } from "../../server/test/storage/replicatedDatabase.ts";

interface Pooler extends Child {
  url: string;
  replicaUrl: string;
}

/** PgBouncer before both databases. By sessions, as docs/decisions/0024 has it, with as many connections as three nodes ask for. */
export function pooler(
  program: string,
  directory: string,
  port: number,
  databases: { primary: ServedDatabase; replica: ServedDatabase },
): Pooler {
  const users = join(directory, "users.txt");
  const file = join(directory, "pgbouncer.ini");
  writeFileSync(users, '"vigil_app" ""\n');
  writeFileSync(
    file,
    `[databases]
vigil = host=${databases.primary.host} dbname=vigil
vigil_replica = host=${databases.replica.host} dbname=vigil
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = session
default_pool_size = 100
max_client_conn = 500
logfile = ${join(directory, "pgbouncer.log")}
log_connections = 0
log_disconnections = 0
`,
  );
  const running = child(program, ["-q", file], databases.primary.account);
  const url = (name: string) => `postgresql://vigil_app@127.0.0.1:${port}/${name}`;
  return { ...running, url: url("vigil"), replicaUrl: url("vigil_replica") };
}
