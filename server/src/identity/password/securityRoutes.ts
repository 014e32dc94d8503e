import { maximumPasswordLength } from "@vigil/model/identity/passwordRules";
import { isSecurityQuestion, longestSecurityAnswer, securityQuestions } from "@vigil/model/identity/securityQuestions";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../access/caller.ts";
import { changeSecurity } from "./changeSecurity.ts";
import { secureProfileOf } from "./domainPasswordRules.ts";
import { sessionUserSchema } from "../session/sessionUser.ts";

const words = z.string().max(longestSecurityAnswer).default("");
const change = z.strictObject({
  oldPassword: z
    .string()
    .min(1)
    .max(4 * maximumPasswordLength),
  securityQuestion: words,
  securityAnswer: words,
});
const questions = z.object({
  /** Empty where the domain asks none. */
  questions: z.array(z.enum(securityQuestions)),
  /** One's own; null = none yet, or one from before that has to be chosen anew. */
  securityQuestion: z.enum(securityQuestions).nullable(),
});

/** One's own security question. */
export const securityRoutes = (app: App, house: House): void => {
  app.get(
    "/api/user/questions",
    { config: { permission: "signedIn", beforePasswordChange: true }, schema: { response: { 200: questions } } },
    async (request) => {
      const { homeDomainId, userId } = caller(request);
      return house.asDomain(homeDomainId, async (tx) => {
        if (await secureProfileOf(tx, homeDomainId)) return { questions: [], securityQuestion: null };
        const { securityQuestion } = await tx
          .selectFrom("users")
          .select("securityQuestion")
          .where("domainId", "=", homeDomainId)
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
        const known = securityQuestion !== null && isSecurityQuestion(securityQuestion) ? securityQuestion : null;
        return { questions: [...securityQuestions], securityQuestion: known };
      });
    },
  );

  const config = { permission: "signedIn", signIn: true } as const;
  app.put("/api/user/change/security", { config, schema: { body: change, response: { 200: sessionUserSchema } } }, (request) =>
    changeSecurity(house, caller(request), request.body),
  );
};
