import { accessLevels } from "@vigil/model/identity/accessLevels";
import { textKey } from "@vigil/model/identity/textKey";
import { demoConfigurations } from "../../../content/demoConfigurations.ts";
import { demoQuiz } from "../../../content/demoQuiz.ts";
import type { DemoDomain, DemoUser } from "../../../content/tenant.ts";
import { addRegulatorLevel } from "../organization/addRegulatorLevel.ts";
import { addStandardAddons } from "../organization/addStandardAddons.ts";
import { writeMissingWords } from "../writeMissingWords.ts";
import type { Tx } from "../storage/asDomain.ts";
import { seedAuthorityRule } from "./seedAuthorityRule.ts";
import { seedCertificates } from "./seedCertificates.ts";
import { seedClassroom } from "./seedClassroom.ts";
import type { SeededCatalogue } from "./seedCatalogue.ts";

interface Given {
  catalogue: SeededCatalogue;
  passwordHash: string;
}

/** Companies, groups and users of one domain, in its own transaction: all or nothing. */
export async function seedDomain(tx: Tx, domainId: number, domain: DemoDomain, given: Given): Promise<void> {
  await addStandardAddons(tx, domainId);
  const regulatorLevelId = await addRegulatorLevel(tx, domainId);
  const companies = new Map<string, number>();
  for (const { name, ...rest } of domain.companies) companies.set(name, await seedCompany(tx, domainId, { name, ...rest, kind: "normal" }));
  await seedCompany(tx, domainId, { name: "Deleted users", kind: "deleted" });
  const groups = new Map<string, number>();
  for (const { name } of domain.groups) groups.set(name, await seedGroup(tx, domainId, name));
  for (const user of domain.users) await seedUser(tx, domainId, user, { companies, groups, regulatorLevelId, ...given });
  for (const group of domain.programGroups ?? []) await seedProgramGroup(tx, domainId, group, given.catalogue);
  for (const quiz of domain.quizzes ?? []) await seedQuiz(tx, domainId, quiz, given.catalogue);
  if (domain.name === demoQuiz.domain) await seedContentQuiz(tx, domainId);
  const { courses, configurations } = given.catalogue;
  const ordered = demoConfigurations.flatMap((configuration) =>
    configuration.courses.map((name) => ({
      domainId,
      configurationId: configurations.get(configuration.name)!,
      courseId: courses.get(name)!,
    })),
  );
  await tx.insertInto("configurationAssignments").values(ordered).execute();
  if (domain.credits) await seedCredits(tx, domainId, domain.credits, companies, given.catalogue);
  if (domain.certificates) await seedCertificates(tx, domainId, domain.certificates, given.catalogue);
  if (domain.classroom) await seedClassroom(tx, domain.classroom, { domainId, companies, catalogue: given.catalogue });
  if (domain.authorityRule) await seedAuthorityRule(tx, domain.authorityRule, { domainId, companies, catalogue: given.catalogue });
  await writeMissingWords(tx, domainId);
}

async function seedCredits(
  tx: Tx,
  domainId: number,
  credits: NonNullable<DemoDomain["credits"]>,
  companies: ReadonlyMap<string, number>,
  { programs }: SeededCatalogue,
): Promise<void> {
  await tx.insertInto("addons").values({ domainId, type: "credits" }).execute();
  const rows = credits.map(({ company, program, ...rest }) => ({
    ...rest,
    domainId,
    companyId: companies.get(company)!,
    programId: programs.get(program)!,
  }));
  await tx.insertInto("credits").values(rows).execute();
}

async function seedCompany(tx: Tx, domainId: number, company: { name: string; kind: "normal" | "deleted" }): Promise<number> {
  const { id } = await tx
    .insertInto("companies")
    .values({ domainId, nameKey: textKey(company.name), ...company })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function seedGroup(tx: Tx, domainId: number, name: string): Promise<number> {
  const { id } = await tx
    .insertInto("groups")
    .values({ domainId, name, nameKey: textKey(name) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function seedProgramGroup(
  tx: Tx,
  domainId: number,
  { programs, ...group }: NonNullable<DemoDomain["programGroups"]>[number],
  catalogue: SeededCatalogue,
): Promise<void> {
  const { id } = await tx
    .insertInto("programGroups")
    .values({ domainId, nameKey: textKey(group.name), ...group })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = programs.map((name, position) => ({ domainId, programGroupId: id, programId: catalogue.programs.get(name)!, position }));
  await tx.insertInto("programGroupPrograms").values(rows).execute();
}

type Known = Given & { companies: Map<string, number>; groups: Map<string, number>; regulatorLevelId: number };

async function seedUser(
  tx: Tx,
  domainId: number,
  user: DemoUser,
  { companies, groups, regulatorLevelId, catalogue, passwordHash }: Known,
): Promise<void> {
  const { username, firstName, lastName, level } = user;
  const { id: userId } = await tx
    .insertInto("users")
    .values({
      domainId,
      username,
      usernameKey: textKey(username),
      firstName,
      lastName,
      companyId: companies.get(user.company)!,
      accessLevelId: user.regulator === true ? regulatorLevelId : accessLevels.find(({ code }) => code === level)!.id,
      passwordHash,
      demo: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const insertAll = <T>(rows: T[], insert: (rows: T[]) => { execute(): Promise<unknown> }) =>
    rows.length > 0 ? insert(rows).execute() : undefined;
  await insertAll(
    (user.groups ?? []).map((name) => ({ domainId, groupId: groups.get(name)!, userId })),
    (rows) => tx.insertInto("groupMembers").values(rows),
  );
  await insertAll(
    (user.sites ?? []).map((name) => ({ domainId, userId, companyId: companies.get(name)! })),
    (rows) => tx.insertInto("userSites").values(rows),
  );
  await insertAll(
    (user.programs ?? []).map((name) => ({ domainId, userId, programId: catalogue.programs.get(name)!, source: "user" as const })),
    (rows) => tx.insertInto("programAssignments").values(rows),
  );
}

type DemoQuiz = NonNullable<DemoDomain["quizzes"]>[number];

async function seedQuiz(
  tx: Tx,
  domainId: number,
  { name, course, users, ...limits }: DemoQuiz,
  { courses }: SeededCatalogue,
): Promise<void> {
  const { id: quizId } = await tx
    .insertInto("quizzes")
    .values({ domainId, name, nameKey: textKey(name), simulatorCourseId: courses.get(course)!, questionSeconds: 30, ...limits })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assignQuiz(tx, domainId, quizId, users);
}

async function seedContentQuiz(tx: Tx, domainId: number): Promise<void> {
  const { name, users, questions } = demoQuiz;
  const { id: quizId } = await tx
    .insertInto("quizzes")
    .values({ domainId, name, nameKey: textKey(name), type: "content" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = questions.map(({ text, correct, incorrect, feedback }, position) => ({
    domainId,
    quizId,
    position,
    number: position,
    text,
    correct: JSON.stringify(correct),
    incorrect: JSON.stringify(incorrect),
    feedback,
  }));
  await tx.insertInto("quizQuestions").values(rows).execute();
  await assignQuiz(tx, domainId, quizId, users);
}

async function assignQuiz(tx: Tx, domainId: number, quizId: number, users: readonly string[]): Promise<void> {
  await tx
    .insertInto("quizAssignments")
    .columns(["domainId", "quizId", "userId"])
    .expression((from) =>
      from
        .selectFrom("users")
        .select((each) => ["domainId", each.val(quizId).as("quizId"), "id as userId"])
        .where("domainId", "=", domainId)
        .where("username", "in", users),
    )
    .execute();
}
