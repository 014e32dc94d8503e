import { maximumPasswordLength } from "@vigil/model/identity/passwordRules";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import { caller } from "./caller.ts";
import { changePassword } from "./changePassword.ts";
import { sessionUserSchema } from "./sessionUser.ts";

const password = z
  .string()
  .min(1)
  .max(4 * maximumPasswordLength);
const change = z.strictObject({ oldPassword: password, newPassword: password, confirmPassword: password.optional() });
const words = z.string().trim().max(200).default("");
const firstLogin = change.extend({ securityQuestion: words, securityAnswer: words });

export const passwordRoutes = (app: App, house: House): void => {
  const config = { permission: "signedIn", beforePasswordChange: true, signIn: true } as const;
  const response = { 200: sessionUserSchema };

  app.put("/api/user/change/password", { config, schema: { body: change, response } }, (request) =>
    changePassword(house, caller(request), request.body),
  );

  app.put("/api/user/first/login", { config, schema: { body: firstLogin, response } }, async (request) => {
    const { homeDomainId } = caller(request);
    const { securityQuestion, securityAnswer, ...passwords } = request.body;
    const { secureProfile } = await house.asDomain(homeDomainId, (tx) =>
      tx.selectFrom("domains").select("secureProfile").where("id", "=", homeDomainId).executeTakeFirstOrThrow(),
    );
    if (secureProfile) return changePassword(house, caller(request), passwords);
    if (securityQuestion === "" || securityAnswer === "")
      throw new Problem(422, "SecurityQuestionRequired", { field: securityQuestion === "" ? "securityQuestion" : "securityAnswer" });
    return changePassword(house, caller(request), passwords, { securityQuestion, securityAnswer });
  });
};
