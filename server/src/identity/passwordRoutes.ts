import { maximumPasswordLength } from "@vigil/model/identity/passwordRules";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { caller } from "./caller.ts";
import { changePassword } from "./changePassword.ts";
import { secureProfileOf } from "./domainPasswordRules.ts";
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
    if (await house.asDomain(homeDomainId, (tx) => secureProfileOf(tx, homeDomainId)))
      return changePassword(house, caller(request), passwords);
    return changePassword(house, caller(request), passwords, { securityQuestion, securityAnswer });
  });
};
