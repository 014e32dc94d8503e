import type { Access, Permission } from "@vigil/model/identity/permission";
import type { App } from "../house.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    permission?: Access;
    /** Also open to who holds this one. */
    orWith?: Permission;
    /** Also open to somebody who must change the password first. */
    beforePasswordChange?: boolean;
    /** A file that the browser fetches by itself: its address may name the domain, `?domain=`. */
    isLink?: boolean;
    /** A learner's work: refused while they work in another tab or browser, before the call is looked at or together with its place. */
    leased?: boolean | "atItsPlace";
    /** Changes nothing of what the person has whose eyes one has: open while one looks with them. */
    whileViewing?: boolean;
    /** Only reads: its statements are gathered (`storage/gathered.ts`), and it may be one of several calls in one. */
    reads?: boolean;
    /** Where passwords are tried: counted apart, and stricter. */
    signIn?: boolean;
  }
}

export interface StatedRoute {
  method: string;
  url: string;
  permission: Access;
}

const stated = new WeakMap<object, StatedRoute[]>();

/** Every route of an app with what it states. */
export const statedRoutes = (app: App): readonly StatedRoute[] => stated.get(app) ?? [];

/** A route that does not say who may call it is a mistake, found when the server starts. */
export function requireRouteAccess(app: App): void {
  const routes: StatedRoute[] = [];
  stated.set(app, routes);
  app.addHook("onRoute", ({ method, url, config }) => {
    const permission = config?.permission;
    if (permission === undefined) throw new Error(`The route ${String(method)} ${url} states no permission.`);
    for (const one of [method].flat()) if (one !== "HEAD") routes.push({ method: one, url, permission });
  });
}
