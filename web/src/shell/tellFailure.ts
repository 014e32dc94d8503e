/** Tells the server that this page failed; what does so comes when there is something to tell. */
export const tellFailure = (error: unknown): void =>
  void import("./tellError.ts").then(({ tellError }) => tellError(error)).catch(() => {});
