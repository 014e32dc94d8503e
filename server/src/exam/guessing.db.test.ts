import { beforeAll, describe, expect, test } from "vitest";
import type { AnswerSaved, ExamQuestion, ExamStart, SubmitAnswer } from "@vigil/model/exam/examWire";
import type { QuestionBank, Regrade } from "@vigil/model/exam/regradeWire";
import { testManifest, testPackage } from "../../test/curriculum/testPackage.ts";
import { installFiles } from "../../test/curriculum/testUpload.ts";
import { testApp } from "../../test/http/testApp.ts";
import { testContentCourse } from "../../test/training/testContentCourse.ts";
import { answerOf, examPath, saved, submitBody } from "../../test/exam/testExamCourse.ts";
import { byLength, isLuck, strategies, type Seen } from "../../test/exam/testGuessing.ts";

const app = testApp();
const attempts = 8;
const perKind = 30;
/** How many options, how many of them right, and how likely a choice of so many is right by chance. */
const kinds = [
  { kind: "one of four", options: 4, right: 1, chance: 1 / 4 },
  { kind: "true or false", options: 2, right: 1, chance: 1 / 2 },
  { kind: "two of five", options: 5, right: 2, chance: 1 / 10 },
];
const written = kinds.flatMap(({ kind, options, right }) =>
  Array.from({ length: perKind }, (_, number) => ({
    text: `${kind} ${number}`,
    // texts of any length, each of them once; what is right is known by its hash alone
    words: Array.from({ length: options }, () =>
      crypto
        .randomUUID()
        .repeat(3)
        .slice(0, 8 + Math.floor(100 * Math.random())),
    ),
    right,
  })),
);
const secrets = new Set(written.flatMap(({ words, right }) => words.slice(0, right)));
const isSecret = ({ text }: { text: string }): boolean => secrets.has(text);
const kindOf = ({ text }: { text: string }) => kinds.find(({ kind }) => text.startsWith(kind));

/** A quiz as it is written on the screen: what is right first. */
async function quiz(): Promise<string> {
  const administrator = await app.as("web");
  const body = { name: crypto.randomUUID(), type: "content", questionTime: 0, users: [app.world().airport.north.users.usr] };
  const { id } = (await administrator.call<{ id: number }>("POST", "/api/quizzes", body)).body;
  const questions = written.map(({ text, words, right }) => ({
    text,
    correct: words.slice(0, right),
    incorrect: words.slice(right),
    feedback: "",
  }));
  expect((await administrator.call("PUT", `/api/quizzes/${id}/questions`, { questions })).status).toBe(200);
  return `/api/training/content-quiz/${id}`;
}

/** Unit exam and final of a course whose package lists what is right first, asked in the order of the package. */
async function courseExams(): Promise<{ unit: string; final: string }> {
  const questions = written.map(({ text, words, right }, index) => ({
    id: index + 1,
    objective: 1,
    kind: right === 1 ? "single" : "multiple",
    text,
    answers: words.map((word, place) => ({ id: place + 1, text: word, ...(place < right ? { correct: true } : {}) })),
  }));
  const course = await begun(questions, { examResults: "review" });
  return { unit: examPath(course, 1), final: examPath(course, -1) };
}

/** A course that asks these questions, its one page read. */
async function begun(questions: object[], settings: object, editions: object = {}) {
  const drawn = { courseEnforceOrder: false, examSelectionAlgorithm: "sequential", maxFailedAttempts: 0 };
  const course = await testContentCourse(app, { ...drawn, ...settings });
  const [unit] = testManifest.units;
  const manifest = {
    ...testManifest,
    units: [{ ...unit, tested: true, sections: [{ id: 1, name: "Section", pages: ["pages/first.md"] }] }],
    finalExam: { size: questions.length },
  };
  const pages = { "pages/second.md": null, "labs/a-regions.json": null, "labs/b-pairs.json": null, "labs/c-list.json": null };
  const files = testPackage({
    ...pages,
    "labs/d-outside.json": null,
    "labs/outside/index.html": null,
    "course.json": manifest,
    "questions.json": questions,
    ...Object.fromEntries(
      Object.entries(editions).flatMap(([locale, told]) => [
        [`locales/${locale}/course.json`, { ...manifest, locale }],
        [`locales/${locale}/questions.json`, told],
      ]),
    ),
  });
  const contentId = await installFiles(await app.as("web"), course.courseId, files);
  const client = await app.as("usr");
  const path = `/api/training/status/programs/${course.programId}`;
  await client.call("POST", path);
  await client.call("POST", `${path}/courses/${course.courseId}`);
  await client.call("PUT", `${path}/courses/${course.courseId}/units/1/sections/1`, { status: "C" });
  return { ...course, contentId };
}

const rightOf = ({ options }: ExamQuestion): number[] => options.filter(isSecret).map(({ id }) => id);
const placeOf = ({ options }: ExamQuestion): number => options.findIndex(isSecret);

/** The attempt with all that a client may remember of questions before. */
const seenIn = ({ questions }: ExamStart, before: ExamStart | undefined): Seen[] =>
  questions.map((question, index) => {
    const [last, former] = [questions[index - 1], before?.questions[index]];
    return {
      question,
      lastPlace: last ? placeOf(last) : 0,
      lastId: last ? (rightOf(last)[0] ?? 0) : 0,
      placeBefore: former ? placeOf(former) : 0,
      idsBefore: new Set(before?.questions.flatMap(rightOf)),
    };
  });

interface Play {
  strategy: string;
  kind: string;
  right: number;
  tries: number;
  isLuck: boolean;
}

/** What each strategy would have scored in these attempts, by kind of question. */
function played(strategiesOf: Record<string, (seen: Seen) => number[]>, seen: readonly Seen[]): Play[] {
  return Object.entries(strategiesOf).flatMap(([strategy, choose]) =>
    kinds.map(({ kind, right: wanted, chance }) => {
      const asked = seen.filter(({ question }) => kindOf(question as ExamQuestion)?.kind === kind);
      const right = asked.filter((each) => {
        const chosen = choose(each).slice(0, wanted);
        return chosen.every((id) => rightOf(each.question as ExamQuestion).includes(id));
      }).length;
      return { strategy, kind, right, tries: asked.length, isLuck: isLuck(right, asked.length, chance) };
    }),
  );
}

/** Begins and hands in without a word, again and again. */
async function papers(path: string): Promise<ExamStart[]> {
  const client = await app.as("usr");
  const starts: ExamStart[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const start = await client.call<ExamStart>("POST", path);
    expect(start.status).toBe(200);
    starts.push(start.body);
    expect((await client.call("PUT", path, submitBody(start.body))).status).toBe(200);
  }
  return starts;
}

/** By somebody who can read. */
async function passed(path: string): Promise<void> {
  const client = await app.as("usr");
  const start = (await client.call<ExamStart>("POST", path)).body;
  for (const [index, question] of start.questions.entries()) await saved(client, start, index, answerOf(rightOf(question)));
  expect((await client.call("PUT", path, submitBody(start))).body).toMatchObject({ passed: true });
}

describe("an exam that is answered without reading", () => {
  const paths: Record<string, string> = {};
  beforeAll(async () => {
    Object.assign(paths, await courseExams(), { quiz: await quiz() });
  });

  for (const place of ["quiz", "unit", "final"])
    test(`a ${place}: no strategy does better or worse than chance over ${attempts} attempts, nor does its paper look the same twice`, async () => {
      if (place === "final") await passed(paths["unit"] ?? ""); // it waits for its unit
      const starts = await papers(paths[place] ?? "");
      const seen = starts.flatMap((start, index) => seenIn(start, starts[index - 1]));
      expect(seen).toHaveLength(attempts * written.length);
      const plays = [...played(strategies, seen), ...played(byLength, seen.slice(0, written.length))];
      expect(plays.filter((play) => !play.isLuck)).toEqual([]);
      const [first, second] = starts.map(
        ({ questions }) => new Set(questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])),
      );
      expect([...(first ?? [])].filter((id) => second?.has(id)).length).toBeLessThan(3); // two numbers may meet by chance
    });

  test("what a save answers tells nothing: neither its size, nor its tag, nor its headers", async () => {
    const client = await app.as("usr");
    const start = (await client.call<ExamStart>("POST", await quiz())).body;
    const answers = new Map<number, { size: number; etag: string; headers: string }>();
    for (const [index, { options }] of start.questions.entries())
      for (const [place, { id }] of options.entries()) {
        const { status, body, headers } = await saved(client, start, index, answerOf([id], { revision: place + 1 }));
        expect(status).toBe(200);
        const { "content-length": size, etag, "x-request-id": _, date: __, ...rest } = headers;
        answers.set(id, { size: Number(size), etag: String(etag ?? ""), headers: JSON.stringify(rest) });
        expect(Object.keys(body as object).toSorted()).toEqual(["feedback", "locked", "revision", "value"]);
      }
    const measured = (measure: (option: { id: number }) => string) => {
      const order = (seen: Seen) =>
        seen.question.options.toSorted((one, other) => measure(one).localeCompare(measure(other))).map(({ id }) => id);
      return { least: order, most: (seen: Seen) => order(seen).toReversed() };
    };
    const sized = measured(({ id }) => String(answers.get(id)?.size).padStart(8, "0"));
    const tagged = measured(({ id }) => answers.get(id)?.etag ?? "");
    const probes = { smallest: sized.least, largest: sized.most, lowestTag: tagged.least, highestTag: tagged.most };
    expect(played(probes, seenIn(start, undefined)).filter((play) => !play.isLuck)).toEqual([]);
    expect(new Set([...answers.values()].map(({ headers }) => headers)).size).toBe(1);
  });
});

test("true or false of a course stands in one order, in the language of its text; which it is leaves the server once it is answered", async () => {
  const truth = (id: number, right: boolean, text: string) => {
    const feedback = { correct: "SECRET well read", incorrect: "SECRET read again" };
    return { id, objective: 1, kind: "truth", right, text, feedback };
  };
  const arabic = [truth(1, true, "الفولاذ يغرق."), truth(2, false, "الفولاذ يطفو.")];
  const course = await begun(
    [truth(1, true, "Steel sinks."), truth(2, false, "Steel floats.")],
    { examFeedback: "question" },
    { ar: arabic },
  );
  const client = await app.as("usr");
  const path = examPath(course, 1);
  const words = { en: ["True", "False"], ar: ["صواب", "خطأ"], de: ["True", "False"] }; // of German the course has nothing
  for (const [locale, said] of Object.entries(words)) {
    const { body: start } = await client.call<ExamStart>("POST", `${path}?locale=${locale}`);
    expect(start.questions.map(({ options }) => options.map(({ text }) => text))).toEqual([said, said]);
    // but for their words and numbers the two are alike
    expect(JSON.stringify(start)).not.toMatch(/SECRET|"right"|"key"|truth/u);
    const [one, other] = start.questions.map((question) => ({ ...question, id: 0, text: "", options: question.options.length }));
    expect(one).toEqual(other);
    for (const [index, { options }] of start.questions.entries()) {
      const value = [options[0]!.id];
      const body = answerOf(value, { locked: true, elapsedMs: 1000 * (index + 1), shownMs: 1000 * index });
      const { feedback } = (await saved(client, start, index, body)).body as AnswerSaved;
      expect(feedback).toMatchObject({ correct: index === 0, key: [options[index]!.id] });
    }
    expect((await client.call<SubmitAnswer>("PUT", path, submitBody(start))).body.result).toMatchObject({ score: 50 });
  }
  const bank = `/api/courses/${course.courseId}/contents/${course.contentId}/questions`;
  const administrator = await app.as("web");
  const entries = (await administrator.call<QuestionBank>("GET", bank)).body.questions;
  expect(entries).toMatchObject([
    { options: [{ text: "True" }, { text: "False" }], key: [0], figures: { wholly: 3 } },
    { key: [1], figures: { wholly: 0, chosen: [{ option: 0, times: 3 }] } },
  ]);
  const ruling = { kind: "key", keys: [[0]] };
  const regrade = await administrator.call<Regrade>("POST", `${bank}/2/regrade`, { ruling, reason: "It is hollow." });
  expect(regrade.body).toMatchObject({ changed: 3, passNow: 3 });
});

test("the measure sees a key: what was sent before today, the right ones first, is more than luck", () => {
  const options = Array.from({ length: 4 }, (_, id) => ({ id, text: "" }));
  const right = Array.from(
    { length: perKind * attempts },
    () => strategies["first"]?.({ question: { id: 1, options } } as Seen)[0] === 0,
  ).filter(Boolean);
  expect(isLuck(right.length, perKind * attempts, 1 / 4)).toBe(false);
  expect([isLuck(0, perKind * attempts, 1 / 4), isLuck((perKind * attempts) / 4, perKind * attempts, 1 / 4)]).toEqual([false, true]);
});
