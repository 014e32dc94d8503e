/** Rights to look at what is no list of the administration. */
const noList: ReadonlySet<string> = new Set(["audit:view", "reports:view", "operations:view", "statuses:view"]);

/** Whether these permissions open a list; what it asks for is written out, so that the frame of a learner loads no list of them. */
export const administers = ({ permissions }: { readonly permissions: readonly string[] }): boolean =>
  permissions.some((permission) => permission.endsWith(":view") && !noList.has(permission));
