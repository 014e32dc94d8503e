import { passwordRules, securePasswordRules } from "@vigil/model/identity/passwordRules";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";

const SYSTEM_DOMAIN = 1;

const policy = z.object({
  formAuth: z.boolean(),
  /** JSON text, an array of rules; what the server itself checks with. */
  passwordComplexity: z.string(),
  identityProviders: z.array(z.object({ id: z.int(), name: z.string(), displayName: z.string(), protocol: z.string() })),
  domain: z.object({ name: z.string(), title: z.string(), locale: z.string() }),
  secureProfile: z.boolean(),
});

/** What the sign-in page of a domain must know before anybody is signed in. */
export const policyRoutes = (app: App, { asDomain }: House): void => {
  const schema = { params: z.object({ domain: z.string().max(40) }), response: { 200: policy } };
  app.get("/api/domains/policy/:domain", { config: { permission: "public" }, schema }, async ({ params }) => {
    const found = await asDomain(SYSTEM_DOMAIN, (tx) =>
      tx
        .selectFrom("domains")
        .select(["name", "title", "locale", "formAuth", "secureProfile", "passwordComplexity"])
        .where("name", "=", params.domain.toLowerCase())
        .where("active", "=", true)
        .executeTakeFirst(),
    );
    if (!found) throw new Problem(404, "DomainNotFound");
    const { name, title, locale, formAuth, secureProfile, passwordComplexity } = found;
    const rules = secureProfile ? securePasswordRules : passwordRules(passwordComplexity);
    return {
      formAuth,
      passwordComplexity: JSON.stringify(rules),
      identityProviders: [],
      domain: { name, title, locale },
      secureProfile,
    };
  });
};
