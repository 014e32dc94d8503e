import type { QueryClient } from "@tanstack/react-query";
import { forgetToken } from "../api.ts";
import { requestState } from "../requestState.ts";
import type { SessionUser } from "./user.ts";

type Known = Partial<Pick<SessionUser, "id" | "companyId" | "accessLevelId" | "username">>;

/** Somebody is signed in on this page: known by number and company, and able to make calls. */
export const isAuthenticated = (user: Known | undefined): boolean => Boolean(user?.id && user.companyId && requestState.token);

/** What a page needs to know of its user before it shows anything. */
export const isValidUser = (user: Known): boolean => Boolean(user.accessLevelId && user.id && user.companyId && user.username);

const forgetting: (() => void)[] = [];
/** What a room keeps of who is signed in beside the answers of the server is forgotten with them. */
export function whenSignedOut(forget: () => void): void {
  forgetting.push(forget);
}

/** All that this page knows of who was signed in, and of what they had read, is gone. */
export function clearAuthentication(queries: QueryClient): void {
  queries.clear();
  forgetToken();
  for (const forget of forgetting) forget();
}
