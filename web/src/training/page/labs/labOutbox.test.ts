import type { LabAnswer } from "@vigil/model/training/labs/labState";
import type { LabAnswered } from "@vigil/model/training/wire";
import { expect, test } from "vitest";
import { ApiProblem } from "../../../apiProblem.ts";
import { placeJournal } from "../../../outbox/journal.ts";
import type { AnswerOutcome } from "../../../outbox/outbox.ts";
import { createLabOutbox, type LabPlace } from "./labOutbox.ts";

const place = (labId: number, pageId = 2): LabPlace => ({ programId: 1, courseId: 2, unitId: 3, sectionId: 4, pageId, labId });
const tick = (...checked: number[]): LabAnswer => ({ type: "checklist", checked });
const look = (x: number): LabAnswer => ({ type: "hotspot", at: [x, 0] });
const done = { view: { complete: true } } as LabAnswered;
const settled = () => new Promise((resolve) => void setTimeout(resolve));

/** A browser at work, whose connection comes and goes. */
function atWork(journal = placeJournal<LabPlace, LabAnswer>("vigil.test")) {
  const network: { problem: ApiProblem | null } = { problem: null };
  const sent: { labId: number; answer: LabAnswer }[] = [];
  const heard: [number, unknown][] = [];
  const waits: number[] = [];
  let key = 0;
  const box = createLabOutbox({
    userId: 7,
    journal,
    send: ({ labId }, answer) => {
      if (network.problem) return Promise.reject(network.problem);
      sent.push({ labId, answer });
      return Promise.resolve(done);
    },
    onSettled: ({ labId }, outcome) => heard.push([labId, outcome]),
    newKey: () => `answer-${++key}`,
    nowMs: () => 100,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return () => undefined;
    },
  });
  return { box, journal, network, sent, heard, waits };
}

test("an answer that arrives is forgotten; one that does not is kept, in order, and sent when the connection is back", async () => {
  const { box, journal, network, sent, heard } = atWork();
  expect(await box.add(place(1), look(0.1))).toBe(done);
  expect(await journal.read(7)).toEqual([]);
  network.problem = new ApiProblem(0);
  const outcomes: AnswerOutcome<LabAnswered>[] = [
    await box.add(place(1), look(0.2)),
    await box.add(place(1), look(0.3)),
    await box.add(place(2, 5), look(0.4)),
  ];
  expect(outcomes).toEqual(["kept", "kept", "kept"]);
  expect((await journal.read(7)).map(({ answer }) => answer)).toMatchObject([{ at: [0.2, 0] }, { at: [0.3, 0] }, { at: [0.4, 0] }]);
  network.problem = null;
  box.retry();
  await settled();
  expect(sent.map(({ answer }) => answer)).toMatchObject([{ at: [0.1, 0] }, { at: [0.2, 0] }, { at: [0.3, 0] }, { at: [0.4, 0] }]);
  expect(heard).toEqual([
    [1, done],
    [1, done],
    [2, done],
  ]);
  expect(await journal.read(7)).toEqual([]);
});

test("an answer goes out again under the key it had, so that the server can tell that it has it", async () => {
  const { box, network, sent, waits } = atWork();
  network.problem = new ApiProblem(504);
  await box.add(place(1), look(0.2));
  box.retry();
  await settled();
  network.problem = null;
  box.retry();
  await settled();
  expect(sent).toEqual([{ labId: 1, answer: { ...look(0.2), key: "answer-1" } }]);
  expect(waits).toEqual([1000, 2000]);
});

test("what a page before the reload kept is sent by the next one, before anything new", async () => {
  const first = atWork();
  first.network.problem = new ApiProblem(0);
  await first.box.add(place(1), look(0.2));
  const second = atWork(first.journal);
  await second.box.resend();
  await second.box.add(place(1), look(0.3));
  expect(second.sent.map(({ answer }) => answer)).toMatchObject([{ at: [0.2, 0], key: "answer-1" }, { at: [0.3, 0] }]);
  expect(await first.journal.read(7)).toEqual([]);
});

test("of ticks that wait the last ones are enough; an external lab that was complete stays so", async () => {
  const { box, journal, network, sent } = atWork();
  network.problem = new ApiProblem(0);
  await box.add(place(1), tick(1));
  await box.add(place(1), tick(1, 2));
  await box.add(place(2), { type: "external", complete: true, data: null });
  await box.add(place(2), { type: "external", complete: false, data: { step: 9 } });
  expect(await journal.read(7)).toMatchObject([{ revision: 2 }, { revision: 2 }]);
  network.problem = null;
  box.retry();
  await settled();
  expect(sent.map(({ answer }) => answer)).toMatchObject([{ checked: [1, 2] }, { type: "external", complete: true, data: { step: 9 } }]);
  expect(await journal.read(7)).toEqual([]);
});

test("an answer that is refused for good is dropped and told, and what follows is sent", async () => {
  const { box, journal, network, sent } = atWork();
  network.problem = new ApiProblem(409, { code: "CourseBegunAnew" });
  const refused = await box.add(place(1), look(0.2));
  expect(refused).toBe(network.problem);
  expect(await journal.read(7)).toEqual([]);
  network.problem = null;
  expect(await box.add(place(1), look(0.3))).toBe(done);
  expect(sent).toHaveLength(1);
});

test("while another place holds the training, or nobody is signed in, answers wait", async () => {
  const { box, network, journal } = atWork();
  for (const problem of [new ApiProblem(401), new ApiProblem(423, { code: "TrainingOpenElsewhere" })]) {
    network.problem = problem;
    expect(await box.add(place(1), look(0.2))).toBe("kept");
  }
  expect(await journal.read(7)).toHaveLength(2);
});
