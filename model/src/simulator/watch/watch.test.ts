import { expect, test } from "vitest";
import { testSettings } from "../../../test/simulator/testSettings.ts";
import { notAsked } from "../notAsked.ts";
import { unmetCriteria } from "../passing.ts";
import { advance, newSession, resumeSession, type Session, type SessionEvent } from "../session.ts";
import type { Candidate } from "../selection.ts";
import { sessionSettingsOf, simConfigSchema, simulatorConfigurationSchema } from "../settings.ts";
import { untouched } from "../untouched.ts";
import { chooseWatch } from "./chooseWatch.ts";
import { feedbackAt, inBurst, type Watch } from "./watch.ts";
import { withoutBreaks } from "./withoutBreaks.ts";

const watch: Watch = { oneIn: 20, burstImages: 4, burstEvery: 50, breakEvery: 2, breakMs: 60_000 };
const library = (innocents: number, threats: number): Candidate[] =>
  Array.from({ length: innocents + threats }, (_, id) => ({
    id,
    kind: id < innocents ? "innocent" : "threat",
    category: id < innocents ? null : `c${id % 3}`,
    seen: 0,
    lastSeen: 0,
  }));
const random = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

test("half of a burst are threats, and of the bags between about one in so many, never none of as many as make one likely", () => {
  let rare = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const chosen = chooseWatch(library(400, 100), 200, "random", watch, random(seed));
    const threats = chosen.flatMap(({ kind }, index) => (kind === "threat" ? [index] : []));
    expect([chosen.length, new Set(chosen.map(({ id }) => id)).size]).toEqual([200, 200]);
    expect(threats.filter((index) => inBurst(watch, index))).toHaveLength(8);
    const between = threats.length - 8;
    expect(between).toBeGreaterThan(0);
    rare += between;
  }
  expect(rare / 200).toBeGreaterThan(8);
  expect(rare / 200).toBeLessThan(10.5); // 184 bags between, one in twenty
});

test("where threats are lacking innocent bags come instead, and where those are lacking the watch is shorter", () => {
  expect(chooseWatch(library(100, 3), 60, "random", watch, random(3)).filter(({ kind }) => kind === "threat")).toHaveLength(3);
  const short = chooseWatch(library(30, 60), 200, "random", watch, random(3));
  expect(short.length).toBeLessThan(50);
  expect(short.filter(({ kind }) => kind === "innocent")).toHaveLength(30);
});

const played = (settings: ReturnType<typeof testSettings>, events: SessionEvent[], images = 5): Session =>
  events.reduce(
    advance,
    newSession(
      settings,
      Array.from({ length: images }, () => ({ viewCount: 1 })),
    ),
  );
const bag = (atMs: number): SessionEvent[] => [
  { type: "shown", elapsedMs: atMs },
  { type: "pass", elapsedMs: atMs + 1000 },
  { type: "submitted", elapsedMs: atMs + 1000 },
];

test("the truth is shown after bags of bursts alone, and a break waits before the next bag until the learner goes on", () => {
  const settings = testSettings({ feedback: true, imageTimerMs: 5000, watch: { ...watch, burstImages: 1, burstEvery: 3 } });
  expect([0, 1, 2, 3, 4].map((index) => feedbackAt(settings, index))).toEqual([true, false, false, true, false]);
  const begun: SessionEvent[] = [{ type: "begin", elapsedMs: 0 }, ...bag(0)];
  expect(played(settings, begun).phase).toBe("feedback");
  const rest = played(settings, [...begun, { type: "next", elapsedMs: 2000 }, ...bag(2000), { type: "clock", elapsedMs: 900_000 }]);
  expect(rest).toMatchObject({ phase: "break", index: 2 });
  const on = advance(rest, { type: "next", elapsedMs: 900_000 });
  expect(on).toMatchObject({ phase: "loading", index: 2, sinceMs: 900_000 });
  if (rest.phase !== "break") throw new Error("no break");
  const states = Array.from({ length: 5 }, (_, index) => ({ ...untouched, ...rest.decisions[index] }));
  expect(resumeSession(settings, rest.images, states, 900_000)).toMatchObject({ phase: "break", index: 2 });
});

test("a break is no time of the watch, also the one that somebody did not come back from", () => {
  const decisions = [
    { shownMs: 0, elapsedMs: 4000 },
    { shownMs: 4000, elapsedMs: 9000 },
    { shownMs: 309_000, elapsedMs: 312_000 },
    { shownMs: 312_000, elapsedMs: 315_000 },
  ];
  const worked = withoutBreaks(watch, decisions);
  expect([4000, 9000, 200_000, 312_000, 900_000].map(worked)).toEqual([4000, 9000, 9000, 12_000, 15_000]);
  expect(withoutBreaks(null, decisions)(900_000)).toBe(900_000);
});

test("it is passed unless surely too few threats were stopped, or too many innocent bags, whatever the score is", () => {
  const rules = { passingScore: 0, minHitRate: 70, maxFalseAlarmRate: 20, minSimEfficiency: 0, watch };
  const unmet = (hits: number, criticalErrors: number, falseAlarms = 0) =>
    unmetCriteria(rules, { score: 97, credits: [], counts: { hits, criticalErrors, falseAlarms, correctRejections: 100 - falseAlarms } });
  expect([unmet(0, 1), unmet(1, 1), unmet(0, 0)]).toEqual([[], [], []]); // of one or two nothing is sure
  expect([unmet(0, 3), unmet(2, 8)]).toEqual([["hitRate"], ["hitRate"]]);
  expect([unmet(2, 0, 20), unmet(2, 0, 21)]).toEqual([[], ["falseAlarmRate"]]);
  expect(
    unmetCriteria(
      { ...rules, watch: null },
      { score: 97, credits: [], counts: { hits: 0, criticalErrors: 1, falseAlarms: 0, correctRejections: 9 } },
    ),
  ).toEqual(["hitRate"]);
});

test("a configuration makes practice a watch, never an exam, and its breaks take nothing from the time", () => {
  const configured = simulatorConfigurationSchema.parse({
    watchOneIn: 50,
    sessionTimerPractice: 1800,
    practiceNumberOfImages: 250,
    practicePassingScore: 80,
  });
  const course = simConfigSchema.parse({ selectionAlgorithm: "adaptive" });
  const practice = sessionSettingsOf("Practice", configured, course, { passingScore: 90 });
  expect(practice).toMatchObject({
    watch: { oneIn: 50, breakEvery: 100, breakMs: 300_000 },
    aim: null,
    passingScore: 0,
    minHitRate: 70,
    maxFalseAlarmRate: 20,
  });
  expect(practice.sessionTimerMs).toBe((1800 + 2 * 300) * 1000);
  expect(sessionSettingsOf("Exam", configured, course, {})).toMatchObject({ watch: null, passingScore: 80 });
  const usual = sessionSettingsOf("Practice", simulatorConfigurationSchema.parse({}), course, {});
  expect(usual).toMatchObject({ watch: null, ...notAsked, passingScore: 70 });
});
