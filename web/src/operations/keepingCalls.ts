import type { Keeping } from "@vigil/model/operations/keptWork";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

export const keepingQuery = queryOptions({
  queryKey: ["keeping"],
  queryFn: ({ signal }) => call<Keeping>("GET", "keeping", { signal }),
});

export const askForCounts = (): Promise<unknown> => call("POST", "keeping/counts");

const lookAgainMs = 1000;
const looks = 30;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, lookAgainMs));

/** What a domain keeps; where nobody has counted yet it is counted first, as long as patience lasts. */
export async function countedKeeping(domain: number): Promise<Keeping> {
  const read = () => call<Keeping>("GET", `keeping?domain=${domain}`);
  let keeping = await read();
  if (keeping.kinds.some(({ countedAt }) => countedAt !== null)) return keeping;
  await call("POST", `keeping/counts?domain=${domain}`);
  for (let look = 0; look < looks && keeping.kinds.every(({ countedAt }) => countedAt === null); look++) {
    await pause();
    keeping = await read();
  }
  return keeping;
}

/** For the form of a domain, in which its times change. */
export const countedKeepingQuery = (domain: number) =>
  queryOptions({ queryKey: ["keeping", domain], queryFn: () => countedKeeping(domain), staleTime: 30_000 });
