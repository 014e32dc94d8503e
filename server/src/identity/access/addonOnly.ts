import type { AddonType } from "@vigil/model/organization/addon";
import type { App, House } from "../../house.ts";
import { caller } from "./caller.ts";
import { requireAddon } from "./requireAddon.ts";

/** Routes that are there for domains with the plugin only; who lacks the permission hears that first. */
export function addonOnly(outer: App, house: House, type: AddonType, routes: (app: App) => void): void {
  void outer.register((app, _options, done) => {
    app.addHook("preHandler", (request) => {
      const { domainId } = caller(request);
      return house.asDomain(domainId, (tx) => requireAddon(tx, domainId, type));
    });
    routes(app);
    done();
  });
}
