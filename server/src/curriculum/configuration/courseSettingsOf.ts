import { courseSettingKeys, type CourseSetting, type CourseSettingKey, type CourseSettings } from "@vigil/model/curriculum/courseSettings";
import { decidingConfiguration } from "@vigil/model/curriculum/resolveConfiguration";
import { company } from "@vigil/model/organization/company";
import { trainingConfigurationSchema } from "@vigil/model/training/settings";
import { sql } from "kysely";
import { tableOf, visible } from "../../entity/listSql.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { configurationsFor, type NamedConfiguration } from "./settingsFor.ts";

/** No company: what a course has for itself. */
const nobody = 0;
const mostNamed = 5;
const keys = Object.keys(courseSettingKeys) as CourseSettingKey[];

type OfCompany = NamedConfiguration & { companyId: number; companyName: string };

/** What holds in a course for whoever has no company's own, and which companies have one. */
export async function courseSettingsOf(tx: Tx, caller: Caller, courseId: number): Promise<Omit<CourseSettings, "own">> {
  const applied = await configurationsFor(tx, caller.domainId, nobody, courseId);
  const ofCompanies = Map.groupBy(await companiesOwn(tx, caller, courseId), ({ companyId }) => companyId);
  const defaults = trainingConfigurationSchema.parse({});
  const settingOf = (key: CourseSettingKey): CourseSetting => {
    const found = decidingConfiguration(applied, key);
    const value = found?.settings[key] ?? defaults[key];
    const companies = [...ofCompanies.values()].flatMap((own) => {
      const decides = decidingConfiguration<NamedConfiguration>([...applied, ...own], key);
      if (!decides?.company) return [];
      const { companyId, companyName } = own[0]!;
      const { id, name, settings } = decides;
      return [{ company: { id: companyId, name: companyName }, configuration: { id, name }, value: settings[key]! }];
    });
    return {
      value,
      configuration: found === undefined ? null : { id: found.id, name: found.name },
      companies: companies.slice(0, mostNamed),
      others: Math.max(0, companies.length - mostNamed),
    };
  };
  return { settings: Object.fromEntries(keys.map((key) => [key, settingOf(key)])) as CourseSettings["settings"] };
}

/** What companies whom the caller sees were assigned that says something of these settings: for this course, or for all of theirs. */
async function companiesOwn(tx: Tx, caller: Caller, courseId: number): Promise<OfCompany[]> {
  const { rows } = await sql<OfCompany>`
    select c.id, c.name, true as company, a.course_id is not null as course, c.owner_domain_id is null as shared, c.settings,
        t.id as company_id, t.name as company_name
      from configuration_assignments a join configurations c on c.id = a.configuration_id join ${tableOf(company)} t on t.id = a.company_id
     where a.domain_id = ${caller.domainId} and c.active and (a.course_id is null or a.course_id = ${courseId})
       and c.settings ?| ${keys}::text[] and ${visible(company, "t", caller)}
     order by t.name, t.id`.execute(tx);
  return rows;
}
