import { z } from "zod";

const text = z.string().trim();

/** Where files lie when they do not lie in the data directory. */
export interface S3Place {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Of a store that is not Amazon's; its buckets are found by path. */
  endpoint: string | undefined;
  /** undefined = found by the client as its makers say: role of the machine, web identity, profile. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
  /** Large archives are fetched from the store itself by a link that holds so long; 0 = through this server. */
  linkMinutes: number;
}

const address = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w.=-]+(?:\/[\w.=-]+)*)?)?\/?$/u;

/** The variables that everybody uses for S3, and two of ours. */
export const s3Variables = {
  FILES: text.regex(address, "must be an address such as s3://bucket/prefix; without it files lie in DATA_DIR").optional(),
  FILES_LINK_MINUTES: text
    .regex(/^(?:\d|[1-5]\d|60)$/u, "must be a whole number from 0 to 60")
    .default("0")
    .transform(Number),
  AWS_REGION: text.optional(),
  AWS_DEFAULT_REGION: text.optional(),
  AWS_ENDPOINT_URL: text.optional(),
  AWS_ENDPOINT_URL_S3: text.optional(),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  AWS_SESSION_TOKEN: text.optional(),
};
type Given = z.infer<z.ZodObject<typeof s3Variables>>;

/** What is wrong, only where files are to lie in S3: others may have these variables for programs of their own. */
export function s3Faults(given: Given): { path: [keyof Given]; message: string }[] {
  if (given.FILES === undefined) return [];
  const endpoint = endpointOf(given);
  const found: { path: [keyof Given]; message: string }[] = [];
  if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:$/u.test(new URL(endpoint).protocol)))
    found.push({
      path: [given.AWS_ENDPOINT_URL_S3 === undefined ? "AWS_ENDPOINT_URL" : "AWS_ENDPOINT_URL_S3"],
      message: "must be an address such as https://s3.example.org",
    });
  if (endpoint === undefined && (given.AWS_REGION ?? given.AWS_DEFAULT_REGION) === undefined)
    found.push({ path: ["AWS_REGION"], message: "must be the region of the bucket in FILES, such as eu-central-1" });
  if ((given.AWS_ACCESS_KEY_ID === undefined) !== (given.AWS_SECRET_ACCESS_KEY === undefined))
    found.push({
      path: [given.AWS_ACCESS_KEY_ID === undefined ? "AWS_ACCESS_KEY_ID" : "AWS_SECRET_ACCESS_KEY"],
      message: "must be set as well: a key of S3 has both",
    });
  return found;
}

export function s3PlaceOf(given: Given): S3Place | undefined {
  const { bucket, prefix } = address.exec(given.FILES ?? "")?.groups ?? {};
  if (bucket === undefined) return undefined;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = given;
  return {
    bucket,
    prefix: prefix === undefined ? "" : `${prefix}/`,
    region: given.AWS_REGION ?? given.AWS_DEFAULT_REGION ?? "us-east-1",
    endpoint: endpointOf(given),
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
    linkMinutes: given.FILES_LINK_MINUTES,
  };
}

const endpointOf = (given: Given): string | undefined => given.AWS_ENDPOINT_URL_S3 ?? given.AWS_ENDPOINT_URL;
