import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../../house.ts";
import { deviceCookieName, deviceCookieOptions, readDevice, sealDevice, withAccount } from "./knownDevice.ts";
import type { Device, Generation } from "./knownDevice.ts";
import type { Settings } from "../../settings.ts";

export const deviceOf = (settings: Settings, request: FastifyRequest): Device | null =>
  readDevice(settings, request.cookies[deviceCookieName(settings)]);

/** After the password was right: this browser knows the account. */
export function rememberDevice({ settings, randomBytes }: House, request: FastifyRequest, reply: FastifyReply, account: Generation): void {
  const device = withAccount(settings, deviceOf(settings, request), account, randomBytes);
  reply.setCookie(deviceCookieName(settings), sealDevice(settings, device), deviceCookieOptions(settings));
}
