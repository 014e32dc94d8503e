import type { identityProvider } from "@vigil/model/identity/identityProvider";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const Connection = lazy(async () => ({ default: (await import("./Connection.tsx")).Connection }));
const ProviderRules = lazy(async () => ({ default: (await import("./ProviderRules.tsx")).ProviderRules }));

export const identityProviderTabs: Tabs<typeof identityProvider> = [
  { name: "connection", title: "identity.connection", show: (record) => <Connection record={record} /> },
  { name: "rules", title: "identity.rules", show: (record) => <ProviderRules record={record} /> },
  {
    name: "accesslevelrules",
    title: "identity.kinds.accessLevel",
    show: (record) => <ProviderRules record={record} kind="accessLevel" />,
  },
  { name: "companyrules", title: "identity.kinds.company", show: (record) => <ProviderRules record={record} kind="company" /> },
  { name: "programrules", title: "identity.kinds.program", show: (record) => <ProviderRules record={record} kind="program" /> },
];
