import { z } from "zod";
import { entity } from "../entity/entity.ts";
import { choice, integer, json, secret, text, unique, yesNo } from "../entity/field.ts";

/** What a provider may tell of somebody, and where it is told when nothing else is said. */
export const usualClaims = {
  username: "preferred_username",
  firstName: "given_name",
  lastName: "family_name",
  email: "email",
  locale: "locale",
} as const;
export const mappedAttributes = Object.keys(usualClaims) as (keyof typeof usualClaims)[];

const word = z.string().trim().min(1).max(200);
const plain = z.union([z.string().max(1000), z.number(), z.boolean()]);
const parameters = <T extends z.ZodType>(value: T) => z.record(z.string().min(1).max(100), value);

/** Longest wait until what a provider says is taken over again: a year. */
const mostHours = 8760;

export const identityProvider = entity({
  name: "identityProvider",
  plural: "identityProviders",
  url: "identityproviders",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    /** What the button of the sign-in page says. */
    displayName: text({ max: 100, list: true, search: true }),
    /** OAuth, used with OpenID Connect. */
    protocol: choice(["OAUTH"], { initial: "OAUTH", list: true }),
    /** The issuer, or its discovery document. */
    discoveryEndpoint: text({ max: 500, list: true }),
    clientId: text({ max: 300 }),
    clientSecret: secret({ max: 1000 }),
    authMethod: choice(["POST", "BASIC", "NONE"], { initial: "POST" }),
    scopes: json({ schema: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/)).max(50), initial: ["profile", "email"] }),
    tokenEndpointParameters: json({ schema: parameters(z.string().max(1000)), initial: {} }),
    clientOptions: json({ schema: parameters(plain), initial: {} }),
    /** In place of what the discovery document says. */
    serverSettings: json({ schema: parameters(plain), initial: {} }),
    attributeMap: json({
      schema: z.strictObject({ username: word, firstName: word, lastName: word, email: word, locale: word }).partial(),
      initial: {},
    }),
    provisionUsers: yesNo(),
    /** Hours; 0 = at each sign-in. */
    provisionUpdateInterval: integer({ min: 0, max: mostHours, initial: 0 }),
    provisionUserSearchUsername: yesNo(),
    decodeAccessToken: yesNo(),
    introspect: yesNo(),
    idFromUserEndpoint: yesNo(),
    active: yesNo({ initial: false, list: true, filter: true, form: "edit" }),
  },
});
