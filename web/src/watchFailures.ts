import { tellFailure } from "./tellFailure.ts";

/** What nobody caught. */
export function watchFailures(): void {
  addEventListener("error", ({ error }) => error instanceof Error && tellFailure(error));
  addEventListener("unhandledrejection", ({ reason }) => tellFailure(reason));
}
