import { spokenLanguage } from "@vigil/model/phrases/languages";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { Problem } from "../../problem.ts";
import { domainLook, domainLookOf } from "../domainLook.ts";
import { demoAccounts } from "./demoAccounts.ts";
import { domainPasswordRules } from "../password/domainPasswordRules.ts";
import { systemDomain } from "../../storage/systemDomain.ts";

const policy = z.object({
  formAuth: z.boolean(),
  /** JSON text, an array of rules; what the server itself checks with. */
  passwordComplexity: z.string(),
  identityProviders: z.array(z.object({ id: z.int(), name: z.string(), displayName: z.string(), protocol: z.string() })),
  name: z.string(),
  title: z.string(),
  locale: z.string(),
  secureProfile: z.boolean(),
  /** How the domain looks where it has a look of its own. */
  look: domainLook.optional(),
  /** What a forgotten password or User ID can be helped with: the security question, and mail. */
  recovery: z.object({ question: z.boolean(), mail: z.boolean() }),
  /** Only on a demonstration server. */
  demoAccounts: z.array(z.object({ username: z.string(), title: z.string() })).optional(),
});

/** What the sign-in page of a domain must know before anybody is signed in. */
export const policyRoutes = (app: App, { asDomain, settings }: House): void => {
  const schema = {
    params: z.object({ domain: z.string().max(40) }),
    querystring: z.object({ language: z.string().max(40).default("") }),
    response: { 200: policy },
  };
  app.get("/api/domains/policy/:domain", { config: { permission: "public" }, schema }, async ({ params, query }) => {
    const found = await asDomain(systemDomain, (tx) =>
      tx
        .selectFrom("domains")
        .select([
          "id",
          "name",
          "title",
          "locale",
          "formAuth",
          "secureProfile",
          "questionRecovery",
          "passwordComplexity",
          "accentColor",
          "logoId",
        ])
        .where("name", "=", params.domain.toLowerCase())
        .where("active", "=", true)
        .executeTakeFirst(),
    );
    if (!found) throw new Problem(404, "DomainNotFound");
    const { name, title, locale, formAuth, secureProfile, questionRecovery } = found;
    const providers = await asDomain(found.id, (tx) =>
      tx
        .selectFrom("identityProviders")
        .select(["id", "name", "displayName", "protocol"])
        .where("domainId", "=", found.id)
        .where("active", "=", true)
        .where((where) =>
          where.exists(
            where
              .selectFrom("addons")
              .select("addons.id")
              .where("addons.domainId", "=", found.id)
              .where("addons.type", "=", "identityProviders")
              .where("addons.active", "=", true),
          ),
        )
        .orderBy("name")
        .execute(),
    );
    const accounts = await asDomain(found.id, (tx) => demoAccounts(tx, settings, found, spokenLanguage([query.language])));
    return {
      formAuth,
      passwordComplexity: JSON.stringify(domainPasswordRules(found)),
      identityProviders: providers,
      name,
      title,
      locale,
      secureProfile,
      ...domainLookOf(found),
      recovery: { question: questionRecovery && !secureProfile, mail: settings.smtpUrl !== undefined },
      ...(accounts.length > 0 && { demoAccounts: accounts }),
    };
  });
};
