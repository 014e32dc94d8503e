import { claimAt, type Claims } from "@vigil/model/identity/identityRules";
import { mappedAttributes, usualClaims } from "@vigil/model/identity/identityProvider";
import { user } from "@vigil/model/organization/user";
import { z } from "zod";

export type Attributes = Partial<Record<(typeof mappedAttributes)[number], string>>;

const longest = { username: 64, firstName: 100, lastName: 100, email: 200, locale: 12 };

/** What the account takes from the claims; a claim that is missing, no text, too long or has characters nobody sees leaves what is there. */
export function attributesOf(claims: Claims, map: { readonly [name in keyof Attributes]: string | undefined }): Attributes {
  const found: Attributes = {};
  for (const name of mappedAttributes) {
    const value = claimAt(claims, map[name] ?? usualClaims[name]);
    if (typeof value === "string" && value.trim() !== "" && value.length <= longest[name]) found[name] = value.trim();
  }
  for (const name of ["username", "firstName", "lastName"] as const)
    if (found[name] !== undefined && !user.fields[name].schema.safeParse(found[name]).success) delete found[name];
  if (found.email !== undefined && !z.email().safeParse(found.email).success) delete found.email;
  return found;
}
