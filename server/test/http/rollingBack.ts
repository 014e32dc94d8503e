import type { AsDomain } from "../../src/storage/asDomain.ts";

const tried = new Error("tried");

/** For tests that try many calls in one world: while `active` answers true, every transaction does its work and is then undone. */
export const rollingBack =
  (active: () => boolean) =>
  (asDomain: AsDomain): AsDomain =>
  async (domainId, work, options) => {
    if (!active()) return asDomain(domainId, work, options);
    const done: { result?: Awaited<ReturnType<typeof work>> } = {};
    await asDomain(
      domainId,
      async (tx) => {
        done.result = await work(tx);
        throw tried;
      },
      options,
    ).catch((error: unknown) => {
      if (error !== tried) throw error;
    });
    return done.result as Awaited<ReturnType<typeof work>>;
  };
