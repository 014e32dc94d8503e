import { expect, test } from "vitest";
import type { ExamStart } from "@vigil/model/exam/examWire";
import type { SessionStart } from "@vigil/model/simulator/wire";
import type { Lab, LearnerLab } from "@vigil/model/training/labs/lab";
import type { LabAnswer } from "@vigil/model/training/labs/labState";
import type { Doing, Step } from "@vigil/model/training/step";
import type { TrainingCourse } from "@vigil/model/training/wire";
import type { ProgramNext } from "@vigil/model/training/nextWire";
import { demoPassword } from "../../../content/tenant.ts";
import { demoPrograms } from "../../../content/teaching.ts";
import { bagSearch } from "../../../content/programTitles.ts";
import { fillLibraries } from "../../test/imageLibrary/fillLibraries.ts";
import { migratedDatabase } from "../../test/storage/emptyDatabase.ts";
import { testServers, type TestServer } from "../../test/testServers.ts";

const database = migratedDatabase();
const start = testServers({ ...database.environment, DEMO: "on", DEMO_IMAGES: "0" });
type Client = Awaited<ReturnType<TestServer["signIn"]>>;

const onThreat = { x: 150, y: 150, view: 0 };

/** All programs that are completed without a trainer, for one learner. */
async function assignAll(): Promise<Map<string, number>> {
  const everything = await database.superuser();
  const { rows } = await everything.query<{ id: number; name: string }>("select id, name from programs order by priority");
  await everything.query(
    `insert into program_assignments (domain_id, user_id, program_id, source)
     select owner.domain_id, owner.id, program.id, 'user' from users owner join domains on domains.id = owner.domain_id, programs program
      where owner.username = 'student' and domains.name = 'demo' on conflict do nothing`,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A learner with a script: it does what a step says as the pages would, and knows from the database what is right. */
class Follower {
  readonly client: Client;
  readonly programId: number;
  constructor(client: Client, programId: number) {
    this.client = client;
    this.programId = programId;
  }

  async ask<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<T> {
    const answer = await this.client.call(method, `/api/training/${path}`, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  next = async (): Promise<Step | null> => (await this.ask<ProgramNext>("GET", `programs/${this.programId}/next`)).step;

  async follow(step: Doing): Promise<void> {
    const [courseId = 0, unitId = 0] = step.path;
    if (step.kind === "page") return this.read(step.path);
    const place = `programs/${this.programId}/courses/${courseId}/units/${unitId}`;
    if (step.kind === "unitExam" || step.kind === "finalExam") return this.answer(courseId, `exam/${place}`);
    if (step.kind === "practice") return this.decide(`simulator/${place}/type/Practice`);
    if (step.kind === "exam") return this.decide(`simulator/${place}/type/Exam`);
    throw new Error(`The script cannot follow ${step.kind}.`);
  }

  async read([courseId = 0, unitId = 0, sectionId = 0, pageId = 0]: readonly number[]): Promise<void> {
    const course = `status/programs/${this.programId}/courses/${courseId}`;
    const section = `${course}/units/${unitId}/sections/${sectionId}`;
    await this.ask("POST", `status/programs/${this.programId}`);
    await this.ask("POST", course);
    const taken = await this.ask<TrainingCourse>("GET", `programs/${this.programId}/courses/${courseId}`);
    const known = taken.unitStatus.find((unit) => unit.unitId === unitId)?.sectionStatus.find((one) => one.sectionId === sectionId);
    const others = (known?.pages ?? []).filter((page) => page.pageId !== pageId);
    const page = { pageId, complete: false, timeMet: true, labComplete: false, data: null };
    await this.ask("PUT", section, { status: "A", pages: [...others, page] });
    const labs = taken.content.units
      .find(({ id }) => id === unitId)
      ?.sections.find(({ id }) => id === sectionId)
      ?.pages.find(({ id }) => id === pageId)?.labs;
    for (const { id } of labs ?? []) {
      const answers = answersOf(
        await this.labOf(taken.contentId, id),
        taken.content.labs.find((lab) => lab.id === id),
      );
      await this.ask("POST", `${section}/pages/${pageId}/labs/${id}`);
      for (const answer of answers) await this.ask("PUT", `${section}/pages/${pageId}/labs/${id}`, answer);
    }
    await this.ask("PUT", section, { status: "A", pages: [...others, { ...page, complete: true, labComplete: true }] });
    const bookmark = { unitId, sectionId, pageId, enforceOrder: taken.courseConfig.courseEnforceOrder };
    await this.ask("PUT", "progress", { programId: this.programId, courseId, progress: 0, bookmark });
  }

  async labOf(contentId: number, labId: number): Promise<Lab | undefined> {
    const { rows } = await (
      await database.superuser()
    ).query<{ labs: Lab[] }>("select content -> 'labs' as labs from course_contents where id = $1", [contentId]);
    return rows[0]?.labs.find(({ id }) => id === labId);
  }

  /** Right by the words: an attempt has numbers of its own. */
  async answer(courseId: number, path: string): Promise<void> {
    const exam = await this.ask<ExamStart>("POST", path);
    const { rows } = await (
      await database.superuser()
    ).query<{ text: string; right: string[] }>(
      `select question.body ->> 'text' as text, array(select answer ->> 'text' from jsonb_array_elements(question.body -> 'answers') answer
                where question.answer_key -> 'correct' @> (answer -> 'id')) as right
         from content_questions question join course_contents content on content.id = question.content_id where content.course_id = $1`,
      [courseId],
    );
    for (const [index, { text, options }] of exam.questions.entries()) {
      const right = rows.find((row) => row.text === text)?.right ?? [];
      const value = options.filter((option) => right.includes(option.text)).map(({ id }) => id);
      if (value.length === 0) throw new Error(`Nobody knows the answer to “${text}”`);
      const body = { value, revision: 1, elapsedMs: 0, shownMs: 0, durationMs: 500, timeout: false, flagged: false, locked: false };
      await this.ask("PUT", `exam/attempts/${exam.examId}/answers/${index}`, body);
    }
    const sent = { templateVersion: 1, answers: [], examId: exam.examId, time: 5 };
    this.mustPass(path, await this.ask<{ passed: boolean }>("PUT", path, sent));
  }

  async decide(path: string): Promise<void> {
    const { sessionId } = await this.ask<SessionStart>("POST", path);
    const { rows } = await (
      await database.superuser()
    ).query<{ decision: string; category: string | null }>(
      `select image.decision, image.category from simulator_decisions taken join images image on image.id = taken.image_id
        where taken.session_id = $1 order by taken.position`,
      [sessionId],
    );
    for (const [index, { decision, category }] of rows.entries()) {
      const markedLocations = category === null ? [] : [onThreat];
      const elapsedMs = 10 * (index + 1);
      const body = { decision: `V${decision}`, category, markedLocations, opened: false, shownMs: elapsedMs - 5, elapsedMs };
      await this.ask("PUT", `simulator/sessions/${sessionId}/images/${index}`, body);
    }
    this.mustPass(path, await this.ask<{ passed: boolean }>("PUT", path, { sessionId, duration: 1, state: [] }));
  }

  mustPass(path: string, result: { passed: boolean }): void {
    if (!result.passed) throw new Error(`${path} was not passed: ${JSON.stringify(result)}`);
  }
}

/** What is right in a lab, in the numbers that its learner knows. */
function answersOf(lab: Lab | undefined, shown: LearnerLab | undefined): LabAnswer[] {
  if (lab?.type === "hotspot")
    return lab.regions.map(({ polygon, places }) => ({ type: "hotspot", at: middleOf(polygon ?? places![0]!.polygon) }));
  if (lab?.type === "match" && shown?.type === "match") return [{ type: "match", placed: placedIn(lab, shown) }];
  if (lab?.type === "sort" && shown?.type === "sort") {
    const named = (things: readonly { id: number; text: string }[], text?: string) => things.find((one) => one.text === text)?.id ?? 0;
    const groupOf = (id: number) => lab.groups.find((group) => group.id === id)?.text;
    return [
      {
        type: "sort",
        placed: lab.items.map(({ text, group }) => ({ item: named(shown.items, text), target: named(shown.groups, groupOf(group)) })),
      },
    ];
  }
  if (lab?.type === "order" && shown?.type === "order")
    return [{ type: "order", order: lab.steps.map(({ text }) => shown.steps.find((step) => step.text === text)?.id ?? 0) }];
  if (lab?.type === "findThreat")
    return [
      {
        type: "findThreat",
        marks: lab.threats.flatMap(({ places }) => places.slice(0, 1).map(({ view, polygon }) => ({ view, at: polygon[0] ?? [0, 0] }))),
      },
    ];
  if (lab?.type === "checklist") return [{ type: "checklist", checked: lab.items.map(({ id }) => id) }];
  if (lab?.type === "external") return [{ type: "external", complete: true, data: null }];
  throw new Error(`Nobody can do the lab ${lab?.type}.`);
}

const placedIn = (lab: Extract<Lab, { type: "match" }>, shown: Extract<LearnerLab, { type: "match" }>) =>
  shown.items.map(({ id, text }) => {
    const item = lab.items.find((each) => each.text === text)?.id;
    const target = lab.pairs.find((pair) => pair.item === item)?.target;
    const words = lab.targets.find((each) => each.id === target)?.text;
    return { item: id, target: shown.targets.find((each) => each.text === words)?.id ?? 0 };
  });

const middleOf = (polygon: readonly (readonly [number, number])[]): [number, number] => {
  const mean = (of: 0 | 1) => polygon.reduce((sum, point) => sum + point[of], 0) / polygon.length;
  return [mean(0), mean(1)];
};

test(
  "R-4.036 R-4.048 every program of the demo is completed by following “Continue” alone, and ends with its certificate",
  { timeout: 180_000 },
  async () => {
    const server = await start();
    await fillLibraries(await database.superuser());
    const programs = await assignAll();
    // the script reads quicker than anybody
    await (await database.superuser()).query("update configurations set settings = settings - 'leastReadingTime'");
    const client = await server.signIn("demo", "student", demoPassword);
    const done: Record<string, string[]> = {};
    for (const { name } of demoPrograms.filter((program) => program.name !== bagSearch)) {
      const follower = new Follower(client, programs.get(name) ?? 0);
      const kinds: string[] = (done[name] = []);
      for (let step = await follower.next(); step !== null; step = await follower.next()) {
        if (step.kind === "waits" || kinds.length > 200)
          throw new Error(`“${name}” stops at ${JSON.stringify(step)} after ${kinds.join(" ")}.`);
        await follower.follow(step);
        kinds.push(step.kind);
      }
      expect(await follower.ask("GET", `status/programs/${follower.programId}`)).toMatchObject({ complete: true, status: "c" });
    }
    expect(Object.values(done).every((kinds) => kinds.length > 0)).toBe(true);
    expect(new Set(Object.values(done).flat())).toEqual(new Set(["page", "practice", "exam", "unitExam", "finalExam"]));
    const certificates = await client.call("GET", "/api/training/certificates");
    expect(JSON.stringify(certificates.body)).toContain("Cabin baggage screening");
    await server.stop();
  },
);
