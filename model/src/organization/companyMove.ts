import { z } from "zod";

const id = z.int().positive();

/** Which companies, of which domains, are to belong to the domain of the address. */
export const companyMoveBody = z.strictObject({
  companies: z
    .array(z.strictObject({ domainId: id, id }))
    .min(1)
    .max(50),
});
export type CompanyMoveCall = z.infer<typeof companyMoveBody>;

/** What holds a company where it is: what counted once belongs to the domain in which it happened. */
export const companyHolds = ["results", "certificates", "credits", "classroom", "transfers", "rules", "levels", "merged"] as const;
export type CompanyHold = (typeof companyHolds)[number];

/** What can be done about it: it is cleared away, or the company begins anew in the other domain and what counted stays where it happened. */
export const waysOut = {
  results: "anew",
  certificates: "anew",
  credits: "clear",
  classroom: "clear",
  transfers: "clear",
  rules: "clear",
  levels: "clear",
  merged: "anew",
} as const satisfies Record<CompanyHold, "clear" | "anew">;

export interface CompanyMovePreview {
  companies: { id: number; name: string; domain: string; users: number }[];
  /** Programs that all domains share stay assigned. */
  assignments: number;
  /** What stays behind: memberships of groups, sites elsewhere, programs of the old domain, links to its providers. */
  groups: number;
  sites: number;
  programs: number;
  identities: number;
  /** In the way: nothing is moved while one of these is there. */
  holds: { hold: CompanyHold; count: number; way: (typeof waysOut)[CompanyHold] }[];
  /** User IDs that somebody in the new domain has, or that two of these companies have. */
  taken: string[];
  twice: string[];
}

/** GET domains/{id}/companies. */
export interface DomainCompany {
  id: number;
  name: string;
  code: string;
  users: number;
  active: boolean;
  /** It can be moved to another domain, as far as it alone tells. */
  movable: boolean;
}
