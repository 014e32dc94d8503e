import { settingKeys, type ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";
import { decidingConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import type { ExplainedSetting } from "@vigil/model/curriculum/explainedSetting";
import { trainingConfigurationSchema } from "@vigil/model/training/settings";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { companyOfSeen } from "../../identity/access/companyOfSeen.ts";
import { configurationsFor } from "./settingsFor.ts";

type Key = keyof ConfigurationSettings;

/** What holds for a learner in a course, key by key, and which configuration says so; what no configuration sets has the product's default. */
export async function explainSettings(tx: Tx, caller: Caller, userId: number, courseId: number | null): Promise<ExplainedSetting[]> {
  const companyId = await companyOfSeen(tx, caller, userId);
  const applied = await configurationsFor(tx, caller.domainId, companyId, courseId);
  const defaults: Readonly<Partial<Record<string, unknown>>> = trainingConfigurationSchema.parse({});
  return (Object.keys(settingKeys) as Key[]).map((key) => {
    const configuration = decidingConfiguration(applied, key);
    if (configuration === undefined) return { key, value: defaults[key] ?? null, from: "default", configuration: null };
    const { id, name, company, course, shared, settings } = configuration;
    const from = company && course ? "companyAndCourse" : course ? "course" : company ? "company" : shared ? "sharedRoot" : "ownRoot";
    return { key, value: settings[key], from, configuration: { id, name } };
  });
}
