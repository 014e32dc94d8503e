import { secretNames } from "@vigil/model/reporting/secretNames";

/** What the log never shows is not kept in a browser either. */
export const isSecretName = (name: string): boolean => secretNames.some((secret) => secret === name);
