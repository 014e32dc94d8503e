import type { Permission } from "@vigil/model/identity/permission";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../api.ts";
import type { DomainLook } from "../ui/DomainLogo.tsx";
import { ApiProblem } from "../apiProblem.ts";

export interface SessionUser {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  locale: string;
  /** They chose it themselves. */
  localeChosen?: true;
  accessLevelId: number;
  accessLevelCode: string;
  accessLevel: string;
  companyId: number;
  company: { id: number; name: string };
  domain: { id: number; name: string; title: string; locale: string; timeZone: string; look?: DomainLook };
  permissions: readonly string[];
  /** The plugins of the domain. */
  addons: readonly string[];
  /** `companies`: those seen beside the own one, by who does not see them all. */
  permissionData: { companies: readonly number[] };
  training: boolean;
  updatePassword: boolean;
  /** Somebody else looks with this user's eyes, and changes nothing. */
  viewing?: true;
}

async function refresh(signal: AbortSignal): Promise<SessionUser> {
  const ask = () => call<SessionUser>("POST", "user/refresh", { signal });
  try {
    return await ask();
  } catch (problem) {
    // Somebody signed in anew from another tab: the token of this one is from before. The next call fetches the new one. Or another's eyes
    // are one's own again, which is told once.
    if (problem instanceof ApiProblem && ["XsrfTokenInvalid", "ViewOver"].includes(problem.code ?? "")) return await ask();
    throw problem;
  }
}

/** Who is signed in. `user/refresh` also keeps the session alive. */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: ({ signal }) => refresh(signal),
  staleTime: Infinity,
});

export const useUser = (): SessionUser => useSuspenseQuery(userQuery).data;

export const can = (user: SessionUser, permission: Permission): boolean => user.permissions.includes(permission);

export const initials = ({ firstName, lastName, username }: SessionUser): string =>
  ([firstName, lastName].map((name) => name.trim()[0] ?? "").join("") || username.slice(0, 2)).toUpperCase();
