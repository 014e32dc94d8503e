import { answeredProblem } from "./answeredProblem.ts";
import { call } from "./api.ts";

interface Part {
  path: string;
  signal: AbortSignal | undefined;
  resolve: (body: never) => void;
  reject: (problem: unknown) => void;
}

let waiting: Part[] = [];

/**
 * A call that only reads. What a page asks for in one turn goes as one call: the server reads it in one transaction. What has time waits for
 * others to go with.
 */
export function readTogether<T>(path: string, signal?: AbortSignal, patienceMs = 0): Promise<T> {
  setTimeout(send, patienceMs);
  return new Promise<T>((resolve, reject) => waiting.push({ path, signal, resolve, reject }));
}

function send(): void {
  const all = waiting.filter(({ signal }) => !signal?.aborted);
  waiting = [];
  const [first, second] = all;
  if (!first) return;
  if (!second) return void call<never>("GET", first.path, first.signal && { signal: first.signal }).then(first.resolve, first.reject);
  const query = new URLSearchParams(all.map(({ path }) => ["call", path]));
  void call<{ status: number; body: never }[]>("GET", `reads?${query}`).then(
    (answers) =>
      answers.forEach(({ status, body }, index) => {
        const { resolve, reject } = all[index]!;
        if (status < 400) resolve(body);
        else void answeredProblem(status, body).then(reject);
      }),
    (problem: unknown) => all.forEach(({ reject }) => reject(problem)),
  );
}
