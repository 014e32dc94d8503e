import type { ActAnswer, DraftAct } from "@vigil/model/authoring/draftAct";
import type { ChangesAnswer, DraftChange } from "@vigil/model/authoring/draftChange";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { DraftState } from "@vigil/model/authoring/draftReview";
import type { Draft, DraftFile, PresenceAnswer, RestoreAnswer } from "@vigil/model/authoring/draftWire";
import { store, type Store } from "../../shell/store.ts";
import type { DraftCalls } from "./draftCalls.ts";
import type { DraftJournal } from "./draftJournal.ts";
import { draftParts, partId, type DraftParts, type PartPlace } from "./draftParts.ts";
import { draftSaver, type DraftSaver, type Heard } from "./draftSaver.ts";

/** What two wrote at once: mine is kept here until its author decides. */
export interface Conflict extends PartPlace {
  mine: DraftChange["block"];
  theirs: DraftPart | null;
  by: string | null;
  at: string | null;
}

type Body = DraftPart["block"];

export interface DraftDesk {
  parts: DraftParts;
  saver: DraftSaver;
  conflicts: Store<ReadonlyMap<string, Conflict>>;
  people: Store<PresenceAnswer["people"]>;
  state: Store<DraftState>;
  files: Store<readonly DraftFile[]>;
  /** What the course is translated into. */
  locales: Store<readonly string[]>;
  /** The number of the draft as it was last heard of. */
  sequence: () => number;
  /** Keys that were taken away: none of them comes back. */
  isGone: (key: string) => boolean;
  change: (place: PartPlace, block: Body | null, after?: string | null) => void;
  /** Writes a translation; `translated` is the revision of its source that it says, 0 while it is only begun. */
  translate: (place: PartPlace, block: Body, translated: number) => void;
  act: (act: DraftAct) => Promise<ActAnswer>;
  decide: (id: string, keep: "mine" | "theirs") => void;
  /** What others did, and that I am here. */
  meet: (piece: string | null) => Promise<void>;
  take: (news: RestoreAnswer) => void;
  /** What this browser kept when it was last left. */
  resume: () => Promise<number>;
}

/** A draft while it is written: what it shows, what waits to be saved, who else is there. */
export function draftDesk(draft: Draft, calls: DraftCalls, journal: DraftJournal): DraftDesk {
  const parts = draftParts(draft.parts);
  const conflicts = store<ReadonlyMap<string, Conflict>>(new Map());
  const people = store<PresenceAnswer["people"]>([]);
  const state = store<DraftState>(draft.state);
  const files = store<readonly DraftFile[]>(draft.files);
  const locales = store<readonly string[]>(draft.locales);
  const gone = new Set<string>();
  let since = draft.sequence;
  let sequence = draft.sequence;

  const saver = draftSaver(calls, journal, heard);

  function heard(answers: readonly Heard[], moved: ChangesAnswer["moved"]): void {
    const saved = answers.flatMap(({ change, answer }) => {
      const part = parts.find(placeOf(change));
      return part && answer.saved ? [{ ...part, revision: answer.revision, position: answer.position }] : [];
    });
    const placed = moved.flatMap(({ key, position }) => {
      const part = parts.keyed(key);
      return part && !saved.some((each) => each.key === key) ? [{ ...part, position }] : [];
    });
    parts.put([...saved, ...placed]);
    if (saved.length > 0) state.set(() => "draft");
    for (const { id, change, answer } of answers) {
      if (answer.saved) continue;
      const { theirs, by, at } = answer;
      conflicts.set((all) => new Map(all).set(id, { ...placeOf(change), mine: change.block, theirs, by, at }));
    }
  }

  function write(place: PartPlace, block: Body | null, after?: string | null, told?: number): void {
    const id = partId(place);
    const before = parts.find(place);
    const conflict = conflicts.get().get(id);
    const translated = place.locale === null ? undefined : (told ?? before?.translated ?? 0);
    if (block === null) {
      gone.add(place.key);
      parts.remove([place]);
      // what the server never heard of need not be taken away there
      if (saver.isUnsent(id)) return saver.forget(id);
    } else {
      const position =
        after === undefined && before ? before.position : placeBehind(parts.piece(place.piece, place.locale), place.key, after);
      parts.put([
        {
          ...place,
          revision: before?.revision ?? 0,
          position,
          ...(translated === undefined ? {} : { translated }),
          ...(before?.translatedFrom !== undefined && before.translated === translated ? { translatedFrom: before.translatedFrom } : {}),
          block,
        },
      ]);
    }
    const mine = block as DraftChange["block"];
    if (conflict) {
      const more = translated === undefined ? {} : { translated };
      void journal.write(new Map([[id, { ...place, base: before?.revision ?? null, block: mine, ...more }]]));
      return conflicts.set((all) => new Map(all).set(id, { ...conflict, mine }));
    }
    const base = before && before.revision > 0 ? before.revision : null;
    return saver.add(id, {
      ...place,
      base,
      block: mine,
      ...(after === undefined ? {} : { after }),
      ...(translated === undefined ? {} : { translated }),
    });
  }

  /** Written or moved since, or its source was changed under it. */
  function isNews(part: DraftPart): boolean {
    const known = parts.keyed(part.key, part.locale);
    const moved = known !== undefined && part.locale === null && (known.piece !== part.piece || known.position !== part.position);
    if (known !== undefined && known.revision > part.revision) return false;
    return moved || (known?.revision ?? -1) < part.revision || (part.translatedFrom !== undefined && known?.translatedFrom === undefined);
  }

  /** What others wrote is shown at once, but for what is written here just now: the server tells then who was first. */
  function take({ parts: news, gone: away, sequence: reached }: RestoreAnswer): void {
    const isMine = (place: PartPlace) => saver.waiting(partId(place)) !== undefined || conflicts.get().has(partId(place));
    parts.put(news.filter((part) => !isMine(part) && isNews(part)));
    const left = away.filter(({ locale, key }) => {
      const known = parts.keyed(key, locale);
      return known !== undefined && !isMine(known);
    });
    for (const { key } of left) gone.add(key);
    parts.remove(left);
    const [more, less] = [news, away].map((some) =>
      some.flatMap(({ key, locale }) => (key === "course" && locale !== null ? [locale] : [])),
    );
    if (more!.length > 0 || less!.length > 0)
      locales.set((known) => [...new Set([...known.filter((one) => !less!.includes(one)), ...more!])].toSorted());
    sequence = Math.max(sequence, reached);
  }

  return {
    parts,
    saver,
    conflicts,
    people,
    state,
    files,
    locales,
    sequence: () => sequence,
    isGone: (key) => gone.has(key),
    change: write,
    translate: (place, block, translated) => write(place, block, undefined, translated),
    take,
    act: async (act) => {
      await saver.flush();
      const answer = await calls.act(act);
      for (const key of answer.gone) gone.add(key);
      for (const { key } of answer.parts) gone.delete(key);
      parts.remove(answer.gone.map((key) => ({ locale: null, key })));
      parts.put(answer.parts);
      state.set(() => "draft");
      return answer;
    },
    decide: (id, keep) => {
      const conflict = conflicts.get().get(id);
      if (!conflict) return;
      const { locale, piece, key, mine, theirs } = conflict;
      conflicts.set((all) => new Map([...all].filter(([other]) => other !== id)));
      saver.forget(id);
      if (theirs) parts.put([theirs]);
      if (keep === "theirs") {
        if (theirs === null) {
          gone.add(key);
          parts.remove([{ locale, key }]);
        }
        return;
      }
      if (theirs === null && mine !== null)
        parts.put([{ locale, piece, key, revision: 0, position: parts.keyed(key, locale)?.position ?? 0, block: mine as Body }]);
      write({ locale, piece, key }, mine as Body | null);
    },
    meet: async (piece) => {
      const answer = await calls.presence(piece, since);
      since = answer.sequence;
      people.set((before) => (JSON.stringify(before) === JSON.stringify(answer.people) ? before : answer.people));
      if (saver.saving.get().is === "saved") state.set(() => answer.state);
      take(answer);
    },
    resume: async () => {
      const kept = await journal.read();
      for (const {
        id,
        change: { locale = null, piece, key, block, after, base, translated },
      } of kept) {
        const place = { locale, piece, key };
        const position = placeBehind(parts.piece(piece, locale), key, after);
        if (block === null) parts.remove([place]);
        else
          parts.put([
            {
              ...place,
              revision: base ?? 0,
              position: after === undefined ? (parts.find(place)?.position ?? position) : position,
              ...(translated === undefined ? {} : { translated }),
              block: block as unknown as Body,
            },
          ]);
        const more = { ...(after === undefined ? {} : { after }), ...(translated === undefined ? {} : { translated }) };
        saver.add(id, { ...place, base, block, ...more }, true);
      }
      return kept.length;
    },
  };
}

const placeOf = ({ locale = null, piece, key }: DraftChange): PartPlace => ({ locale, piece, key });

/** Between what it stands behind and what follows; the server gives the lasting number. From the end on, where most is added. */
function placeBehind(piece: readonly DraftPart[], key: string, after: string | null | undefined): number {
  const at = after === undefined ? piece.length - 1 : after === null ? -1 : piece.findLastIndex((part) => part.key === after);
  // where it stands itself counts for nothing
  const before = piece[piece[at]?.key === key ? at - 1 : at]?.position;
  const next = piece[piece[at + 1]?.key === key ? at + 2 : at + 1]?.position;
  if (before === undefined) return next === undefined ? 0 : next - 1;
  return next === undefined ? before + 1 : (before + next) / 2;
}
