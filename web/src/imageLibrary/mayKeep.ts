import type { Permission } from "@vigil/model/identity/permission";

/** Whether somebody may do this with a library or an image of it: what all domains share, only who keeps that too. */
export const mayKeep = (permissions: readonly string[], permission: Permission, { shared }: { shared?: unknown }): boolean =>
  permissions.includes(permission) && (shared !== true || permissions.includes("shared:edit"));
