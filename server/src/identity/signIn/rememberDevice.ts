import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../../house.ts";
import { deviceCookieName, deviceCookieOptions, newDevice, readDevice, sealDevice, withAccount } from "./knownDevice.ts";
import type { Device, Generation } from "./knownDevice.ts";
import type { Settings } from "../../settings.ts";

export const deviceOf = (settings: Settings, request: FastifyRequest): Device | null =>
  readDevice(settings, request.cookies[deviceCookieName(settings)]);

/** The same where it is to be known from now on. */
export const deviceToBe = ({ settings, randomBytes }: House, request: FastifyRequest): Device =>
  deviceOf(settings, request) ?? newDevice(randomBytes);

/** After the password was right: this browser knows the account. */
export function rememberDevice({ settings }: House, reply: FastifyReply, device: Device, account: Generation): void {
  reply.setCookie(deviceCookieName(settings), sealDevice(settings, withAccount(settings, device, account)), deviceCookieOptions(settings));
}
