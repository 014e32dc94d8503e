import manifest from "../../package.json" with { type: "json" };

/** What /version.json tells and what an open page compares itself with. */
export const productVersion: string = manifest.version;
