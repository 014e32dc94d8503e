import type { ChangesAnswer, DraftChange } from "@vigil/model/authoring/draftChange";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { Draft, PresenceAnswer } from "@vigil/model/authoring/draftWire";
import { expect, test } from "vitest";
import { ApiProblem } from "../../apiProblem.ts";
import type { DraftCalls } from "./draftCalls.ts";
import { draftDesk } from "./draftDesk.ts";
import type { DraftJournal, KeptChange } from "./draftJournal.ts";
import { partId } from "./draftParts.ts";

const part = (key: string, text: string, position: number): DraftPart => ({
  locale: null,
  piece: "p1",
  key,
  revision: 1,
  position,
  block: { kind: "paragraph", text },
});
const place = (key: string) => ({ locale: null, piece: "p1", key });
const said = (text: string) => ({ kind: "paragraph", text }) as const;

const draft = (parts: DraftPart[]): Draft => ({
  courseId: 7,
  name: "Liquids",
  locale: "en",
  locales: ["en"],
  sequence: 1,
  state: "draft",
  asked: null,
  approved: null,
  sentBack: null,
  begunFrom: null,
  current: null,
  needsReview: false,
  mayWrite: true,
  mayApprove: false,
  mayPublish: true,
  parts,
  files: [],
});

/** A server that keeps one draft, as little as the rules of saving need. */
function server(parts: DraftPart[]) {
  const kept = new Map(parts.map((each) => [each.key, { ...each }]));
  const sent: DraftChange[] = [];
  let revision = 1;
  const state = { down: false };
  const calls: DraftCalls = {
    change: (changes): Promise<ChangesAnswer> => {
      if (state.down) return Promise.reject(new ApiProblem(0));
      sent.push(...changes);
      const answers = changes.map((change): ChangesAnswer["answers"][number] => {
        const { key, locale = null, base, block } = change;
        const now = kept.get(key);
        if ((now?.revision ?? null) !== base) return { key, locale, saved: false, theirs: now ?? null, by: "Amal", at: null };
        revision += 1;
        if (block === null) kept.delete(key);
        else kept.set(key, { ...part(key, "", now?.position ?? 9), revision, block: block as never });
        return { key, locale, saved: true, revision, position: now?.position ?? 9 };
      });
      return Promise.resolve({ sequence: revision, answers, moved: [] });
    },
    act: () => Promise.reject(new Error("no acts here")),
    presence: () =>
      Promise.resolve({ sequence: revision, state: "draft", people: [], parts: [...kept.values()], gone: [] } satisfies PresenceAnswer),
  };
  const others = (key: string, text: string) => {
    revision += 1;
    kept.set(key, { ...kept.get(key)!, revision, block: said(text) });
  };
  return { calls, sent, state, others, kept };
}

function journal(): DraftJournal & { entries: Map<string, KeptChange> } {
  const entries = new Map<string, KeptChange>();
  return {
    entries,
    write: (changes) => Promise.resolve(changes.forEach((change, id) => entries.set(id, { userId: 1, courseId: 7, id, change }))),
    remove: (ids) => Promise.resolve(ids.forEach((id) => entries.delete(id))),
    read: () => Promise.resolve([...entries.values()]),
  };
}

const parts = [part("b1", "One", 1), part("b2", "Two", 2)];
const texts = (desk: ReturnType<typeof draftDesk>) => desk.parts.piece("p1").map(({ block }) => ("text" in block ? block.text : ""));

test("what is typed several times is saved once, in its newest state and on the revision that it was based on", async () => {
  const { calls, sent } = server(parts);
  const desk = draftDesk(draft(parts), calls, journal());
  for (const text of ["O", "On", "Once"]) desk.change(place("b1"), said(text));
  expect(desk.saver.saving.get().is).toBe("saving");
  await desk.saver.flush();
  expect(sent).toEqual([{ ...place("b1"), base: 1, block: said("Once") }]);
  desk.change(place("b1"), said("Twice"));
  await desk.saver.flush();
  expect(sent.at(-1)).toMatchObject({ base: 2, block: said("Twice") });
  expect(desk.saver.saving.get().is).toBe("saved");
  desk.saver.stop();
});

test("a new block stands where it was put, and one that the server never heard of is not taken away there", async () => {
  const { calls, sent } = server(parts);
  const desk = draftDesk(draft(parts), calls, journal());
  desk.change(place("bnew00001"), said("Between"), "b1");
  expect(texts(desk)).toEqual(["One", "Between", "Two"]);
  desk.change(place("bnew00001"), null);
  await desk.saver.flush();
  expect(sent).toEqual([]);
  expect(texts(desk)).toEqual(["One", "Two"]);
  desk.saver.stop();
});

test("without a connection what was written stays in this browser, and the next visit brings it back and saves it", async () => {
  const { calls, state, sent } = server(parts);
  const kept = journal();
  const first = draftDesk(draft(parts), calls, kept);
  state.down = true;
  first.change(place("b2"), said("Written in a tunnel"));
  await expect(first.saver.flush()).rejects.toBeInstanceOf(ApiProblem);
  expect(first.saver.saving.get().is).toBe("offline");
  first.saver.stop();
  state.down = false;
  const next = draftDesk(draft(parts), calls, kept);
  expect(await next.resume()).toBe(1);
  expect(texts(next)).toEqual(["One", "Written in a tunnel"]);
  await next.saver.flush();
  expect(sent).toEqual([{ ...place("b2"), base: 1, block: said("Written in a tunnel") }]);
  expect(kept.entries.size).toBe(0);
  next.saver.stop();
});

test.each(["mine", "theirs"] as const)("two write the same block: both texts are there until %s is chosen", async (keep) => {
  const { calls, others, kept } = server(parts);
  const desk = draftDesk(draft(parts), calls, journal());
  others("b1", "By Amal");
  desk.change(place("b1"), said("By me"));
  await desk.saver.flush();
  const id = partId(place("b1"));
  const conflict = desk.conflicts.get().get(id);
  expect(conflict).toMatchObject({ mine: said("By me"), by: "Amal", theirs: { block: said("By Amal") } });
  expect(texts(desk)[0]).toBe("By me");
  await desk.meet("p1"); // theirs does not overwrite what is written here
  expect(texts(desk)[0]).toBe("By me");
  desk.decide(id, keep);
  await desk.saver.flush();
  expect(desk.conflicts.get().size).toBe(0);
  expect(texts(desk)[0]).toBe(keep === "mine" ? "By me" : "By Amal");
  expect(kept.get("b1")?.block).toEqual(said(keep === "mine" ? "By me" : "By Amal"));
  desk.saver.stop();
});

test("what others save in other blocks is shown, and their block that is gone goes here too", async () => {
  const { calls, others } = server(parts);
  const desk = draftDesk(draft(parts), calls, journal());
  others("b2", "By Amal");
  await desk.meet("p1");
  expect(texts(desk)).toEqual(["One", "By Amal"]);
  desk.take({ sequence: 5, parts: [], gone: [{ locale: null, key: "b1" }] });
  expect(texts(desk)).toEqual(["By Amal"]);
  expect(desk.isGone("b1")).toBe(true);
  desk.saver.stop();
});

test("what others only moved stands in its new place", async () => {
  const { calls, kept } = server(parts);
  const desk = draftDesk(draft(parts), calls, journal());
  kept.set("b1", { ...kept.get("b1")!, position: 3 });
  await desk.meet("p1");
  expect(texts(desk)).toEqual(["Two", "One"]);
  desk.saver.stop();
});

test("a lost right is told, and nothing that was written is lost", async () => {
  const { calls } = server(parts);
  const kept = journal();
  const refusing: DraftCalls = { ...calls, change: () => Promise.reject(new ApiProblem(403, { code: "Forbidden" })) };
  const desk = draftDesk(draft(parts), refusing, kept);
  desk.change(place("b1"), said("Still here"));
  await expect(desk.saver.flush()).rejects.toBeInstanceOf(ApiProblem);
  expect(desk.saver.saving.get().is).toBe("refused");
  expect(texts(desk)[0]).toBe("Still here");
  expect([...kept.entries.values()][0]?.change.block).toEqual(said("Still here"));
  desk.saver.stop();
});
