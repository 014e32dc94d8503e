/** Tells the server that this page failed; what does so comes when there is something to tell. */
export const tellFailure = (thrown: unknown): void =>
  void import("./shell/tellError.ts").then(({ tellError }) => tellError(thrown)).catch(() => {}); // offline, or replaced by a newer version: nobody to tell
