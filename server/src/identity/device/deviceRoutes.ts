import { forgetDevicesBody, knownDevice } from "@vigil/model/identity/knownDevice";
import { z } from "zod";
import type { App, House } from "../../house.ts";
import { caller, type Caller } from "../access/caller.ts";
import { forgetDevices } from "./forgetDevices.ts";
import { listDevices } from "./listDevices.ts";

const response = { 200: z.array(knownDevice) };
const tags = ["user"];

/** The devices that know one's own account. */
export const deviceRoutes = (app: App, { asDomain }: House): void => {
  const config = { permission: "signedIn" } as const;
  const atHome = (by: Caller): Caller => ({ ...by, domainId: by.homeDomainId });

  app.get("/api/user/devices", { config, schema: { tags, summary: "The devices that know one's own account", response } }, (request) => {
    const { homeDomainId, userId, sessionId } = caller(request);
    return asDomain(homeDomainId, (tx) => listDevices(tx, homeDomainId, userId, sessionId));
  });
  app.post(
    "/api/user/devices/forget",
    { config, schema: { tags, summary: "Forgets devices of one's own, and signs out there", body: forgetDevicesBody, response } },
    (request) => {
      const by = atHome(caller(request));
      return asDomain(by.domainId, async (tx) => {
        await forgetDevices(tx, by, by.userId, request.body.ids);
        return listDevices(tx, by.domainId, by.userId, by.sessionId);
      });
    },
  );
};
