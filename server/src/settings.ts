import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { s3Faults, s3PlaceOf, s3Variables } from "./files/s3/s3Place.ts";
import { traceFaults, traceSettingsOf, traceVariables } from "./traces/traceSettings.ts";
import { privateDirectory } from "./privateDirectory.ts";
import { keptSecretKey } from "./secretKeyFile.ts";

export type Settings = Readonly<z.infer<typeof environment>> & {
  readonly secretKey: string;
  /** Made for this process, as there was none: it is kept when the database turns out to have none either. */
  readonly secretKeyIsNew: boolean;
};

const LOOPBACK = ["127.0.0.1", "::1", "[::1]", "localhost"];

const MEGABYTE = 1_048_576;
const text = z.string().trim();
const url = (protocols: string[], sentence: string) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), sentence);
const wholeNumber = (least: number, most: number) =>
  text
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number);
const postgres = url(["postgres:", "postgresql:"], "must be a PostgreSQL address such as postgresql://vigil_app:password@host/vigil");

const parts = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

const origins = (example: string) =>
  text
    .default("")
    .transform(parts)
    .refine(
      (list) => list.every((one) => URL.canParse(one) && new URL(one).origin === one),
      `must be origins such as ${example}, with commas between them`,
    );

/** As Fastify takes them, and nobody by accident: a network of everybody would let each of them name any address as theirs. */
const isProxy = (one: string) => {
  const [address = "", bits, ...more] = one.split("/");
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (longest === 0) return ["loopback", "linklocal", "uniquelocal"].includes(one);
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest));
};

const trustedProxies = text
  .transform(parts)
  .refine(
    (list) => list.every((one) => isProxy(one)) || list.join() === "none",
    "must be addresses or networks such as 127.0.0.1, 10.0.0.0/8, with commas between them, or none",
  )
  .transform((list) => list.filter((one) => one !== "none"));

interface Address {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  TRUSTED_PROXIES?: string[] | undefined;
}

/** A proxy on this very computer is no sign that only its own people come: that is how a server is published. */
const isReachable = ({ HOST, PUBLIC_URL, TRUSTED_PROXIES = [] }: Address): boolean =>
  !LOOPBACK.includes(HOST) ||
  (PUBLIC_URL !== undefined && !LOOPBACK.includes(URL.parse(PUBLIC_URL)?.hostname ?? "")) ||
  TRUSTED_PROXIES.length > 0;

/** Whoever has set anything up by hand asks for the demo by name. */
const defaultDemo = (given: Address & { DATABASE_URL?: string | undefined }): "on" | "off" =>
  isReachable(given) || given.PUBLIC_URL !== undefined || given.DATABASE_URL !== undefined || given.TRUSTED_PROXIES !== undefined
    ? "off"
    : "on";

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: text.min(1, "must be the address to listen on").default("127.0.0.1"),
    PUBLIC_URL: url(["http:", "https:"], "must be an address such as https://training.example.org").optional(),
    DATA_DIR: text
      .min(1, "must be a directory")
      .default("data")
      .transform((path) => resolve(path)),
    DATABASE_URL: postgres.optional(),
    DATABASE_OWNER_URL: postgres.optional(),
    DATABASE_REPLICA_URL: postgres.optional(),
    REPLICA_LAG_SECONDS: wholeNumber(1, 86_400).default(30),
    SECRET_KEY: text.min(32, "must have at least 32 characters").optional(),
    DEMO: z.enum(["on", "off", "public"], "must be on, off or public").optional(),
    DEMO_IMAGES: wholeNumber(0, 10_000).default(222),
    DEMO_HISTORY: z.enum(["on", "off"], "must be on or off").default("on"),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be fatal, error, warn, info, debug, trace or silent")
      .default("info"),
    GENERATOR_WORKERS: wholeNumber(0, 64).optional(),
    FREE_DISK_MB: wholeNumber(0, 100_000_000).default(512),
    IMPORT_LIMIT_MB: wholeNumber(1, 1_000_000).default(4096),
    UPLOAD_SECONDS: wholeNumber(1, 3600).default(30),
    ARCHIVE_DAYS: wholeNumber(1, 365).default(7),
    REPORT_DAYS: wholeNumber(1, 365).default(1),
    EXPORT_DAYS: wholeNumber(2, 3650).default(30),
    TRASH_DAYS: wholeNumber(1, 3650).default(30),
    JOB_DAYS: wholeNumber(1, 365).default(7),
    RATE_LIMIT: wholeNumber(0, 1_000_000).default(1200),
    MEDIA_ORIGINS: origins("https://media.example.org"),
    IDENTITY_ORIGINS: origins("https://login.example.org"),
    SMTP_URL: url(["smtp:", "smtps:"], "must be an address such as smtps://name:password@mail.example.org").optional(),
    MAIL_FROM: text.pipe(z.email("must be an e-mail address")).optional(),
    TRUSTED_PROXIES: trustedProxies.optional(),
    METRICS_TOKEN: text.min(16, "must have at least 16 characters").optional(),
    SLOW_STATEMENT_MS: wholeNumber(0, 600_000).default(500),
    ...s3Variables,
    ...traceVariables,
  })
  .superRefine((given, context) => {
    for (const { path, message } of [...s3Faults(given), ...traceFaults(given)]) context.addIssue({ code: "custom", path, message });
  })
  .refine(({ DATABASE_URL, DATABASE_OWNER_URL }) => DATABASE_URL !== undefined || DATABASE_OWNER_URL === undefined, {
    path: ["DATABASE_OWNER_URL"],
    when: () => true,
    error: "is the owner's address of the database at DATABASE_URL, which is not set",
  })
  .refine(({ DATABASE_URL, DATABASE_REPLICA_URL }) => DATABASE_URL !== undefined || DATABASE_REPLICA_URL === undefined, {
    path: ["DATABASE_REPLICA_URL"],
    when: () => true,
    error: "is the address of a replica of the database at DATABASE_URL, which is not set",
  })
  .refine(({ PUBLIC_URL, TRUSTED_PROXIES }) => TRUSTED_PROXIES !== undefined || !PUBLIC_URL?.startsWith("https:"), {
    path: ["TRUSTED_PROXIES"],
    when: () => true,
    error:
      "must be the address of the proxy that speaks https for PUBLIC_URL, such as 127.0.0.1: without it everybody has the proxy's address, and one stranger's wrong guesses lock all out. TRUSTED_PROXIES=none says that this is meant",
  })
  .refine((given) => given.DEMO !== "on" || !isReachable(given), {
    path: ["DEMO"],
    when: () => true,
    error:
      "is on, which is for this computer's own people, but others can reach this server (by its HOST, PUBLIC_URL or TRUSTED_PROXIES). DEMO=public says that everybody may sign in with the passwords of the documentation",
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    when: () => true,
    error: "must be the sender's e-mail address, as SMTP_URL is set",
  })
  .refine(({ SMTP_URL, PUBLIC_URL, HOST }) => SMTP_URL === undefined || PUBLIC_URL !== undefined || LOOPBACK.includes(HOST), {
    path: ["PUBLIC_URL"],
    when: () => true,
    error: "must be the address that mailed links begin with, as SMTP_URL is set",
  })
  .transform((given) => ({
    port: given.PORT,
    host: given.HOST,
    /** Only on such a host may cookies travel without https. */
    loopback: LOOPBACK.includes(given.HOST),
    /** Others than this computer's own people can come here: no account may have a known password, unless somebody insists. */
    reachable: isReachable(given),
    publicUrl: given.PUBLIC_URL,
    dataDirectory: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    /** Reports' sums, files of table exports and widgets are read from it while it follows closely; undefined = there is none. */
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    replicaLagSeconds: given.REPLICA_LAG_SECONDS,
    givenSecretKey: given.SECRET_KEY,
    demo: given.DEMO ?? defaultDemo(given),
    /** How many bags the demo's library gets. */
    demoImages: given.DEMO_IMAGES,
    /** Whether the demo has people with a year behind them. */
    demoHistory: given.DEMO_HISTORY === "on",
    logLevel: given.LOG_LEVEL,
    /** undefined = one per processor, 0 = this server makes no images */
    generatorWorkers: given.GENERATOR_WORKERS,
    /** With less room than this on the disk of the data directory nothing is made, exported or imported: people's work comes first. */
    freeDiskBytes: given.FREE_DISK_MB * MEGABYTE,
    importLimitBytes: given.IMPORT_LIMIT_MB * MEGABYTE,
    /** How long reading a file that was sent may take before it is refused. */
    uploadSeconds: given.UPLOAD_SECONDS,
    /** How long an exported archive can be fetched. */
    archiveDays: given.ARCHIVE_DAYS,
    /** The lines of a report that was asked for. */
    reportDays: given.REPORT_DAYS,
    /** Files of reports that were mailed, and of table exports. */
    exportDays: given.EXPORT_DAYS,
    /** Files that no record names. */
    trashDays: given.TRASH_DAYS,
    /** Jobs that are done or were given up. */
    jobDays: given.JOB_DAYS,
    /** calls per minute of one session, or of one address that is not signed in; 0 = no limit */
    rateLimit: given.RATE_LIMIT,
    /** Where courses may keep media outside this server. */
    mediaOrigins: given.MEDIA_ORIGINS,
    /** Identity providers at these may be plain http or inside one's own network. */
    identityOrigins: given.IDENTITY_ORIGINS,
    /** Mail is sent through this server; undefined = this installation sends none. */
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    /** Who tells it may read `/metrics`; undefined = there is no such page. */
    metricsToken: given.METRICS_TOKEN,
    /** Files and archives lie in this bucket; undefined = in the data directory. */
    s3: s3PlaceOf(given),
    /** Statements that take longer are told in the log; 0 = none are. */
    slowStatementMs: given.SLOW_STATEMENT_MS,
    /** Where traces go; undefined = there are none. */
    traces: traceSettingsOf(given),
  }));

/**
 * Reads the environment; an empty variable counts as not set. Throws one message with a sentence for each mistake. From here on nobody
 * else reads what this process writes.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}.`);
    throw new Error(`Vigil cannot start with these settings:\n${sentences.join("\n")}`);
  }
  privateDirectory(parsed.data.dataDirectory);
  const kept = parsed.data.givenSecretKey ?? keptSecretKey(parsed.data.dataDirectory);
  return { ...parsed.data, secretKey: kept ?? randomBytes(32).toString("base64url"), secretKeyIsNew: kept === undefined };
}
