import type { identityProvider } from "@vigil/model/identity/identityProvider";
import type { Place } from "../../entity/place.ts";

export const identityProviderPlace: Place<typeof identityProvider> = {
  groups: {
    general: ["name", "displayName"],
    security: ["protocol", "discoveryEndpoint", "clientId", "clientSecret", "authMethod", "scopes"],
    access: ["provisionUsers", "provisionUpdateInterval", "provisionUserSearchUsername", "attributeMap"],
    settings: ["decodeAccessToken", "introspect", "idFromUserEndpoint", "tokenEndpointParameters", "clientOptions", "serverSettings"],
  },
  controls: async () => (await import("./identityProviderControls.tsx")).identityProviderControls,
  tabs: async () => (await import("./identityProviderTabs.tsx")).identityProviderTabs,
};
