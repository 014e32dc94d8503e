import { trainingConfigurationSchema, type TrainingConfiguration } from "@vigil/model/training/settings";
import type { Tx } from "../storage/asDomain.ts";

export interface ConfigurationPlace {
  domainId: number;
  companyId: number;
  /** null asks for what holds outside any course. */
  courseId: number | null;
}

/** Key by key: company and course before course before company before root, the domain's own root before the shared one. */
export async function resolveConfiguration(tx: Tx, { domainId, companyId, courseId }: ConfigurationPlace): Promise<TrainingConfiguration> {
  const roots = await tx
    .selectFrom("configurations")
    .select(["settings", "ownerDomainId"])
    .where("root", "=", true)
    .where("active", "=", true)
    .where((where) => where.or([where("ownerDomainId", "is", null), where("ownerDomainId", "=", domainId)]))
    .execute();
  const assigned = await tx
    .selectFrom("configurationAssignments as assignment")
    .innerJoin("configurations as configuration", "configuration.id", "assignment.configurationId")
    .select(["configuration.settings", "assignment.companyId", "assignment.courseId"])
    .where("assignment.domainId", "=", domainId)
    .where("configuration.active", "=", true)
    .where((where) => where.or([where("assignment.companyId", "is", null), where("assignment.companyId", "=", companyId)]))
    .where((where) => where.or([where("assignment.courseId", "is", null), where("assignment.courseId", "=", courseId)]))
    .execute();
  const layers = [
    ...roots.map(({ settings, ownerDomainId }) => ({ settings, rank: ownerDomainId === null ? 0 : 1 })),
    ...assigned.map((row) => ({ settings: row.settings, rank: 2 + (row.companyId === null ? 0 : 1) + (row.courseId === null ? 0 : 2) })),
  ];
  const ordered = layers.toSorted((one, other) => one.rank - other.rank).map(({ settings }) => settings);
  return trainingConfigurationSchema.parse(Object.assign({}, ...ordered));
}
