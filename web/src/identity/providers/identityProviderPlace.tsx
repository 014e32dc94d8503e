import type { identityProvider } from "@vigil/model/identity/identityProvider";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const Connection = lazy(async () => ({ default: (await import("./Connection.tsx")).Connection }));
const ProviderRules = lazy(async () => ({ default: (await import("./ProviderRules.tsx")).ProviderRules }));

export const identityProviderPlace: Place<typeof identityProvider> = {
  groups: {
    general: ["name", "displayName"],
    security: ["protocol", "discoveryEndpoint", "clientId", "clientSecret", "authMethod", "scopes"],
    access: ["provisionUsers", "provisionUpdateInterval", "provisionUserSearchUsername", "attributeMap"],
    settings: ["decodeAccessToken", "introspect", "idFromUserEndpoint", "tokenEndpointParameters", "clientOptions", "serverSettings"],
  },
  controls: async () => (await import("./identityProviderControls.tsx")).identityProviderControls,
  tabs: [
    { name: "connection", title: "identity.connection", show: (record) => <Connection record={record} /> },
    { name: "rules", title: "identity.rules", show: (record) => <ProviderRules record={record} /> },
    {
      name: "accesslevelrules",
      title: "identity.kinds.accessLevel",
      show: (record) => <ProviderRules record={record} kind="accessLevel" />,
    },
    { name: "companyrules", title: "identity.kinds.company", show: (record) => <ProviderRules record={record} kind="company" /> },
    { name: "programrules", title: "identity.kinds.program", show: (record) => <ProviderRules record={record} kind="program" /> },
  ],
};
