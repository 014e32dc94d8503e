import { maximumPasswordLength } from "@vigil/model/identity/passwordRules";
import { longestSecurityAnswer, securityQuestions } from "@vigil/model/identity/securityQuestions";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { Problem } from "../../problem.ts";
import { askQuestion } from "./askQuestion.ts";
import { recoverAccount } from "./recoverAccount.ts";
import { resetByAnswer } from "./resetByAnswer.ts";
import { requireLink, resetByLink } from "./resetByLink.ts";

const longestUsername = 64;
const text = z.string().max(200).default("");
const password = z.string().max(4 * maximumPasswordLength);
const asked = z.strictObject({ username: z.string().max(1000).default(""), domain: text });
const reset = asked.extend({
  answer: z.string().max(longestSecurityAnswer).default(""),
  newPassword: password.default(""),
  confirmPassword: password.optional(),
  /** Of a mailed link, instead of the User ID and the answer. */
  token: z.string().max(100).optional(),
});
const link = z.strictObject({ token: z.string().max(100), domain: text });
const recovery = z.strictObject({
  information: z
    .array(z.enum(["userId", "password"]))
    .max(2)
    .default([]),
  email: text,
  domain: text,
});
const question = z.object({
  secretQuestion: z.string().nullable(),
  /** Which of the known questions it is, for a page that has the words in its own language. */
  question: z.enum(securityQuestions).nullable(),
  /** A link is on its way, if the account has an address. */
  mail: z.boolean(),
});
const nothing = { 200: z.object({}) };

/** For people who cannot sign in. Nothing here tells whether there is such an account. */
export const recoveryRoutes = (app: App, house: House): void => {
  const config = { permission: "public", signIn: true } as const;
  const where = ({ ip, id }: FastifyRequest) => ({ address: ip, requestId: id });

  app.post("/api/user/login/reset", { config, schema: { body: asked, response: { 200: question } } }, async (request) => {
    requireUsername(request.body.username);
    const key = await askQuestion(house, request.body, where(request));
    const { questions } = phrasesIn(preferredLanguage(request.headers["accept-language"])).profile;
    return { secretQuestion: key && questions[key], question: key, mail: house.settings.smtpUrl !== undefined };
  });

  app.put("/api/user/login/reset", { config, schema: { body: reset, response: nothing } }, async (request) => {
    const { token, newPassword, confirmPassword, ...given } = request.body;
    if (token === undefined) {
      requireUsername(given.username);
      if (given.answer.trim() === "") throw new Problem(422, "ResetAnswerInvalid", { field: "answer" });
    }
    if (confirmPassword !== undefined && confirmPassword !== newPassword)
      throw new Problem(422, "PasswordMismatch", { field: "confirmPassword" });
    if (token === undefined) await resetByAnswer(house, { ...given, newPassword }, where(request));
    else await resetByLink(house, { token, newPassword, domain: given.domain }, where(request));
    return {};
  });

  /** Asked before a password is typed: whether the link still works. */
  app.post("/api/user/login/reset/link", { config, schema: { body: link, response: nothing } }, async (request) => {
    await requireLink(house, request.body, request.ip);
    return {};
  });

  app.post("/api/user/recover", { config, schema: { body: recovery, response: nothing } }, async (request) => {
    const { information, email, domain } = request.body;
    if (information.length === 0) throw new Problem(422, "RecoveryInformationRequired", { field: "information" });
    if (!z.email().safeParse(email.trim()).success) throw new Problem(422, "FieldNotMail", { field: "email" });
    const wanted = { userIds: information.includes("userId"), password: information.includes("password") };
    await recoverAccount(house, { email, domain, ...wanted }, where(request));
    return {};
  });
};

/** Said of what cannot be a User ID at all; of one that nobody has nothing is said. */
function requireUsername(username: string): void {
  if (username.trim() === "" || username.length > longestUsername || /\p{Cc}/u.test(username))
    throw new Problem(422, "ResetUsernameInvalid", { field: "username" });
}
