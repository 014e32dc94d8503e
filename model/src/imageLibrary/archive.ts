import { z } from "zod";
import { imageStates } from "./image.ts";
import { isUnfinished } from "./imageAct.ts";
import { industries } from "./imageLibrary.ts";
import { contradictions, imageFaults, type StatedImage } from "./imageRules.ts";
import { pictureTypes } from "./pictureRules.ts";
import { leastDistance, polygonFault } from "./polygonRules.ts";
import { enhancements } from "../simulator/enhancements.ts";
import { decodeRuns } from "../simulator/voxelRuns.ts";

export const ARCHIVE_FORMAT = "vigil-image-library";
export const ARCHIVE_VERSION = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.int().min(0).max(16_384);
const words = z.string().max(500);

/** A file beside image.json: its name there and the hash of its bytes. */
const archivedFile = z.strictObject({ name: z.string().regex(/^[A-Za-z0-9._-]{1,60}$/), sha256 });

const archivedView = z.strictObject({
  width: side,
  height: side,
  /** The measurement itself: two energies in one file. null for pictures that were rendered elsewhere. */
  scan: archivedFile.nullable(),
  /** The measurement as the standard display shows it; for people, not read back. */
  preview: archivedFile.nullable(),
  /** One picture per enhancement, where the view was rendered elsewhere. */
  pictures: z
    .array(z.strictObject({ ...archivedFile.shape, enhancement: z.enum(enhancements), mediaType: z.enum(pictureTypes) }))
    .max(enhancements.length),
});

const polygon = z.looseObject({
  view: z.int().min(0).max(9),
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(3)
    .max(2000),
  category: z.string().min(1).max(60).nullable(),
  name: words,
});

const three = <T extends z.ZodType>(each: T) => z.tuple([each, each, each]);
const voxels = z.int().min(0).max(4096);
const body = z.strictObject({
  category: z.string().min(1).max(60).nullable(),
  name: words,
  threat: z.int().optional(),
  voxel: z.number().positive().max(1000),
  from: three(voxels),
  size: three(voxels.min(1)),
  runs: z
    .string()
    .max(4_000_000)
    .refine((text) => decodeRuns(text) !== null),
});

/** `image.json` */
export const archivedImage = z.strictObject({
  id: z.int().min(1),
  kind: z.enum(["innocent", "threat"]),
  decision: z.enum(["P", "H", "R"]),
  category: z.string().min(1).max(60).nullable(),
  state: z.enum(imageStates),
  custom: z.boolean(),
  bagType: z.string().max(60),
  difficulty: z.int().min(1).max(5),
  createdAt: z.string().max(30),
  views: z.array(archivedView).min(1).max(10),
  /** What a tomograph made of the bag; images of other scanners do not name it. */
  volume: archivedFile.optional(),
  manifest: z.array(words).max(1000),
  truth: z.strictObject({
    threatDescription: words.nullable(),
    threats: z.array(polygon).max(200),
    innocents: z.array(polygon).max(2000),
    contents: z.array(z.looseObject({ name: words, family: words })).max(1000),
    bodies: z.array(body).max(200).optional(),
    opened: z.unknown(),
    recipe: z.record(z.string(), z.unknown()),
    measures: z.record(z.string(), z.unknown()),
    look: z
      .string()
      .regex(/^[0-9a-f]{0,640}$/)
      .nullable(),
  }),
});
export type ArchivedImage = z.infer<typeof archivedImage>;

/** `library.json` */
export const archivedLibrary = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  product: z.string().max(60),
  exportedAt: z.string().max(30),
  library: z.strictObject({
    name: z.string().min(1).max(100),
    description: z.string().max(1000),
    templateVersion: z.int().min(1),
    threatCategories: z.array(z.string().min(1).max(60)).max(50),
    industry: z.enum(industries),
    oem: z.string().max(60),
    console: z.string().min(1).max(30),
  }),
  objects: z.array(z.strictObject({ category: z.string().min(1).max(60), description: words })).max(10_000),
  images: z.array(z.strictObject({ path: z.string().regex(/^images\/[1-9][0-9]{0,15}\/image\.json$/), sha256 })).max(100_000),
  /** By which the installation and domain that wrote it know it again. */
  seal: sha256,
});
export type ArchivedLibrary = z.infer<typeof archivedLibrary>;

export const archiveFaults = ["missing", "unknown", "twice", "name", "size", "hash", "json", "rules", "view", "unreadable"] as const;
/** What is wrong with a file of an archive. */
export type ArchiveFault = (typeof archiveFaults)[number];

/** Which of the rules an image of the library must keep this one breaks: the field; null when none. A draft may be unfinished. */
export function brokenRule(image: ArchivedImage): string | null {
  const { kind, decision, category, state, views, truth } = image;
  const polygonsOf = Map.groupBy(truth.threats, ({ name }) => name);
  const stated: StatedImage = {
    kind,
    decision,
    threatCategory: category,
    threatDescription: truth.threatDescription,
    threats: [...polygonsOf].map(([name, polygons]) => ({ name, category: polygons[0]?.category ?? "", polygons })),
  };
  const shown = ({ scan, pictures }: ArchivedImage["views"][number]) =>
    scan !== null || pictures.some(({ enhancement }) => enhancement === "COL");
  const measured = views.every(({ scan }) => scan !== null);
  const faults =
    isUnfinished(state) || measured
      ? contradictions(stated)
      : imageFaults(
          stated,
          views.map((view) => ({ ...view, shown: shown(view) })),
        );
  const [fault] = faults;
  if (fault) return fault.field;
  const bodies = truth.bodies ?? [];
  if (bodies.length > 0 && (image.volume === undefined || kind === "innocent")) return "truth.bodies";
  if (!isUnfinished(state) && kind === "threat" && truth.threats.length === 0) return "threatArray";
  for (const [field, polygons] of Object.entries({ threats: truth.threats, innocents: truth.innocents }))
    for (const [place, { view, points }] of polygons.entries()) {
      const picture = views[view];
      if (!picture || (picture.scan ? isOff(points, picture) : polygonFault(points, picture))) return `truth.${field}.${place}.points`;
    }
  return null;
}

/** Outlines of our own follow narrow things: only neighbours on the outline must be apart. */
const isOff = (points: readonly [number, number][], { width, height }: { width: number; height: number }): boolean =>
  points.some(
    ([x, y], at) =>
      x < 0 || y < 0 || x > width || y > height || (at > 0 && Math.hypot(x - points[at - 1]![0], y - points[at - 1]![1]) < leastDistance),
  );
