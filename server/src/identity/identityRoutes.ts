import { maximumPasswordLength } from "@vigil/model/identity/passwordRules";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import { caller } from "./access/caller.ts";
import { nobodysHash } from "./password/passwordHash.ts";
import { deviceToBe, rememberDevice } from "./signIn/rememberDevice.ts";
import { newSessionToken, readSessionToken, xsrfTokenOf } from "./session/sessionToken.ts";
import type { SessionToken } from "./session/sessionToken.ts";
import { sessionCookieName, sessionCookieOptions } from "./session/sessionCookie.ts";
import { sessionUserNow, sessionUserSchema } from "./session/sessionUser.ts";
import { signIn } from "./signIn/signIn.ts";
import { signOut } from "./session/signOut.ts";

const VISITOR = 0;
const TOKEN_BYTES = 32;

const text = z.string().max(200);
/** Missing and empty fields get the sentence of the sign-in page, not one per field. */
const credentials = z.strictObject({
  username: text.default(""),
  password: z
    .string()
    .max(4 * maximumPasswordLength)
    .default(""),
  domain: text.default(""),
});
const token = z.object({ token: z.string() });

/** Sign-in, sign-out and the session user. */
export const identityRoutes = (app: App, house: House): void => {
  const { settings, randomBytes } = house;
  const cookieName = sessionCookieName(settings);
  const cookieOptions = sessionCookieOptions(settings);
  const handOut = (reply: FastifyReply, session: SessionToken) => reply.header("x-xsrf-token", xsrfTokenOf(settings.secretKey, session));

  const hashing = nobodysHash(); // beside what else a start does
  hashing.catch(() => {}); // whoever waits for it gets the error
  app.addHook("onReady", async () => void (await hashing));

  // The token belongs to the cookie that is there; who has none gets a visitor's, good for signing in only.
  app.get("/api/user/login", { config: { permission: "public" }, schema: { response: { 200: token } } }, (request, reply) => {
    const present = readSessionToken(request.cookies[cookieName]);
    const session = present ?? newSessionToken(VISITOR, randomBytes(TOKEN_BYTES));
    if (present === null) reply.setCookie(cookieName, session.text, cookieOptions);
    handOut(reply, session);
    return { token: xsrfTokenOf(settings.secretKey, session) };
  });

  const signInSchema = { body: credentials, response: { 200: sessionUserSchema.extend({ message: z.string().optional() }) } };
  app.post("/api/user/login", { config: { permission: "public", signIn: true }, schema: signInSchema }, async (request, reply) => {
    const { username, password } = request.body;
    if (username.trim() === "" || password === "")
      throw new Problem(422, "LoginIncomplete", { field: username.trim() === "" ? "username" : "password" });
    const device = deviceToBe(house, request);
    const {
      token: session,
      user,
      generation,
    } = await signIn(house, request.body, {
      address: request.ip,
      agent: request.headers["user-agent"] ?? "",
      requestId: request.id,
      previous: readSessionToken(request.cookies[cookieName]),
      device,
    });
    reply.setCookie(cookieName, session.text, cookieOptions);
    rememberDevice(house, reply, device, generation);
    handOut(reply, session);
    return user;
  });

  const signOutSchema = { response: { 200: z.object({ logoutUrl: z.string().nullable() }) } };
  const noHead = { exposeHeadRoute: false }; // a HEAD would sign out as well
  app.get("/api/user/logout", { ...noHead, config: { permission: "public" }, schema: signOutSchema }, async (request, reply) => {
    const session = readSessionToken(request.cookies[cookieName]);
    const logoutUrl = await signOut(house, request, session);
    reply.clearCookie(cookieName, cookieOptions);
    reply.header("clear-site-data", '"cache"'); // neither storage, where unsent answers wait, nor the cookie by which the device is known
    return { logoutUrl };
  });

  const signedIn = { permission: "signedIn", beforePasswordChange: true } as const;
  const userSchema = { response: { 200: sessionUserSchema } };
  const me = async (request: FastifyRequest) => {
    const { homeDomainId, domainId, userId, viewer } = caller(request);
    const user = await sessionUserNow(house.pool, homeDomainId, userId, domainId);
    return viewer ? { ...user, updatePassword: false, viewing: true as const } : user; // another's password is not one's to change
  };
  app.post("/api/user/refresh", { config: { ...signedIn, whileViewing: true }, schema: userSchema }, me);
  app.get("/api/user/profile", { config: signedIn, schema: userSchema }, me);
  // the check of the session has done all there is to do
  app.get("/api/user/keepalive", { config: signedIn, schema: { response: { 200: z.object({}) } } }, () => ({}));
};
