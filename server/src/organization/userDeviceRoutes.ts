import { forgetDevicesBody, knownDevice } from "@vigil/model/identity/knownDevice";
import { z } from "zod";
import { idParameter } from "../entity/bodies.ts";
import type { Desk } from "../entity/desk.ts";
import { getRecord } from "../entity/readRecords.ts";
import type { App, House } from "../house.ts";
import { forgetDevices } from "../identity/device/forgetDevices.ts";
import { listDevices } from "../identity/device/listDevices.ts";
import { requireRank } from "./grantLevel.ts";

const response = { 200: z.array(knownDevice) };
const tags = ["users"];

/** The devices that know somebody's account: for whoever may see and end their sign-ins. */
export function userDeviceRoutes(app: App, house: House, desk: Desk): void {
  app.get(
    "/api/users/:id/devices",
    {
      config: { permission: "userSessions:view" },
      schema: { tags, summary: "The devices that know an account", params: idParameter, response },
    },
    (request) => {
      const view = desk.view(request);
      const { domainId, sessionId } = view.caller;
      return house.asDomain(domainId, async (tx) => {
        await getRecord(tx, view, request.params.id);
        return listDevices(tx, domainId, request.params.id, sessionId);
      });
    },
  );
  app.post(
    "/api/users/:id/devices/forget",
    {
      config: { permission: "userSessions:edit" },
      schema: {
        tags,
        summary: "Forgets devices of an account, and signs out there",
        params: idParameter,
        body: forgetDevicesBody,
        response,
      },
    },
    (request) =>
      desk.write(request, async (tx, view) => {
        const { id } = request.params;
        await getRecord(tx, view, id);
        await requireRank(tx, view.caller, [id]);
        await forgetDevices(tx, view.caller, id, request.body.ids);
        return listDevices(tx, view.caller.domainId, id, view.caller.sessionId);
      }),
  );
}
