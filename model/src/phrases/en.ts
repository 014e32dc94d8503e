import { curriculum } from "./en/curriculum.ts";
import { entity } from "./en/entity.ts";
import { imageLibrary } from "./en/imageLibrary.ts";
import { organization } from "./en/organization.ts";
import { problems } from "./en/problems.ts";
import { reporting } from "./en/reporting.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/signIn.ts";
import { simulator } from "./en/simulator.ts";
import { training } from "./en/training.ts";

/** The list entities by their names, whatever room they live in. */
const records = { ...organization, ...curriculum, ...imageLibrary, ...reporting };

/** Every phrase of the product, by room. English is the source: other languages must fill this shape. */
export const en = { entity, problems, records, shell, signIn, simulator, training };
export type Phrases = typeof en;
