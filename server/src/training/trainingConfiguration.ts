import { trainingConfigurationSchema, type TrainingConfiguration } from "@vigil/model/training/settings";
import { resolveConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import { settingsFor, type NamedConfiguration } from "../curriculum/configuration/settingsFor.ts";
import type { Tx } from "../storage/asDomain.ts";
import { parsedOnce } from "../storage/parsedOnce.ts";

export interface ConfigurationPlace {
  domainId: number;
  companyId: number;
  /** null asks for what holds outside any course. */
  courseId: number | null;
}

/** What holds for a learner of this company in this course; a key that is set nowhere has its default. */
export const trainingConfiguration = async (
  tx: Tx,
  { domainId, companyId, courseId }: ConfigurationPlace,
): Promise<TrainingConfiguration> => trainingConfigurationSchema.parse(await settingsFor(tx, domainId, companyId, courseId));

/** What holds in a course, and what holds for its program as a whole. */
export interface Configurations {
  course: TrainingConfiguration;
  program: TrainingConfiguration;
}

/** Of the configurations that bear on a course. */
export const configurationsOf = (applied: readonly NamedConfiguration[]): Configurations => ({
  course: trainingConfigurationSchema.parse(resolveConfiguration(applied)),
  program: trainingConfigurationSchema.parse(resolveConfiguration(applied.filter(({ course }) => !course))),
});

/** The same of their rows as JSON, each text once. */
export const configurationsIn = parsedOnce({ parse: (rows) => configurationsOf(rows as NamedConfiguration[]) });
