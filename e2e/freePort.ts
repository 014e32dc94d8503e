import { createServer } from "node:net";

/** Below these the system gives numbers to connections that go out: one that is free now may be taken a moment later, also between two starts. */
const [FIRST, COUNT] = [20_000, 12_000];

/** The number of a port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return new Promise((found) => {
    const probe = createServer();
    probe.once("error", () => found(freePort()));
    probe.listen(port, "127.0.0.1", () => probe.close(() => found(port)));
  });
}
