import type { Access } from "@vigil/model/identity/permission";
import type { App } from "../house.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    permission?: Access;
    /** Also open to somebody who must change the password first. */
    beforePasswordChange?: boolean;
    /** Where passwords are tried: counted apart, and stricter. */
    signIn?: boolean;
  }
}

/** A route that does not say who may call it is a mistake, found when the server starts. */
export const requireRouteAccess = (app: App): void => {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.permission === undefined) throw new Error(`The route ${String(method)} ${url} states no permission.`);
  });
};
