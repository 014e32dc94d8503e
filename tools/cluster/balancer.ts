import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { child, type Child } from "./child.ts";

/** HAProxy before the nodes: each call goes to the next one that is ready. A call that reached no node is handed to another. */
export function balancer(program: string, directory: string, port: number, nodes: readonly number[]): Child {
  const file = join(directory, "haproxy.cfg");
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
frontend vigil
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
  option redispatch
  retry-on conn-failure
  retries 3
  default-server check inter 500ms fall 1 rise 1
${nodes.map((node, index) => `  server node${index + 1} 127.0.0.1:${node}`).join("\n")}
`,
  );
  return child(program, ["-db", "-q", "-f", file]);
}
