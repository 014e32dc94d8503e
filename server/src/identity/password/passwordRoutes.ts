import { maximumPasswordLength } from "@vigil/model/identity/passwordRules";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller } from "../access/caller.ts";
import { changePassword } from "./changePassword.ts";
import type { PasswordChange } from "./changePassword.ts";
import type { SecurityAnswer } from "./changeSecurity.ts";
import { secureProfileOf } from "./domainPasswordRules.ts";
import { deviceToBe, rememberDevice } from "../signIn/rememberDevice.ts";
import { sessionUserSchema } from "../session/sessionUser.ts";

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

  /** The device goes on being known. */
  const changed = async (request: FastifyRequest, reply: FastifyReply, passwords: PasswordChange, security?: SecurityAnswer) => {
    const device = deviceToBe(house, request);
    const from = { device, agent: request.headers["user-agent"] ?? "" };
    const { user, generation } = await changePassword(house, caller(request), from, passwords, security);
    rememberDevice(house, reply, device, generation);
    return user;
  };

  app.put("/api/user/change/password", { config, schema: { body: change, response } }, (request, reply) =>
    changed(request, reply, request.body),
  );

  app.put("/api/user/first/login", { config, schema: { body: firstLogin, response } }, async (request, reply) => {
    const { homeDomainId } = caller(request);
    const { securityQuestion, securityAnswer, ...passwords } = request.body;
    const asked = !(await house.asDomain(homeDomainId, (tx) => secureProfileOf(tx, homeDomainId)));
    return changed(request, reply, passwords, asked ? { securityQuestion, securityAnswer } : undefined);
  });
};
