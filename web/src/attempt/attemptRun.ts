import { ApiProblem } from "../apiProblem.ts";
import { isFinal } from "../outbox/isFinal.ts";
import type { SaveState, Wait } from "../outbox/sendInTurn.ts";
import { store, type Store } from "../shell/store.ts";
import type { AttemptClock } from "./attemptClock.ts";
import { createAttemptSaver, type AttemptSaver, type SaverKind, type SaverParts } from "./attemptSaver.ts";

export interface RunState<Machine> {
  readonly machine: Machine;
  readonly saving: SaveState;
  /** What keeps it from being handed in. */
  readonly problem: ApiProblem | null;
}

/** What a state of the machine has for the server: at a place, in a revision that grows with each change. */
export interface Unsaved<Body> {
  index: number;
  revision: number;
  body: () => Body;
  /** It is of an earlier visit. */
  late: boolean;
}

/** What is taken: its machine, what of it is saved, and what follows from the server's answers. */
export interface RunKind<Machine, Event, Body, Taken, Sealed> {
  opened: Machine;
  advance: (machine: Machine, event: Event) => Machine;
  /** When something happens by itself, since the start; null = never. */
  deadline: (machine: Machine) => number | null;
  /** What tells the machine the time. */
  clock: () => Event;
  unsaved: (machine: Machine) => Iterable<Unsaved<Body>>;
  /** By place: the revision that the server had when this began. */
  stored: ReadonlyMap<number, number>;
  saver: SaverKind<Body>;
  /** What a new state asks for beside that; `after` sets a timer that ends with the state. */
  follow?: (before: Machine | null, machine: Machine, after: (milliseconds: number, then: () => void) => void) => void;
  /** The server has this, and told something of it; null where it is kept here for now, or the server had it already. */
  taken: (index: number, answer: Taken | null) => void;
  isEnding: (machine: Machine) => boolean;
  seal: (machine: Machine) => Promise<Sealed>;
  sealed: (answer: Sealed) => void;
  /** It has ended on the server, by its deadline or after too long a silence: nothing more can be saved. */
  overtaken: () => void;
}

/** One attempt on this screen: the machine, its timer, and what of it the server has. */
export interface AttemptRun<Machine, Event> {
  readonly state: Pick<Store<RunState<Machine>>, "get" | "use">;
  readonly elapsedMs: () => number;
  readonly dispatch: (event: Event) => void;
  /** Whatever stood still catches up. */
  readonly wake: () => void;
  readonly retry: () => void;
  /** Timers and saving run from here until the returned function is called. */
  readonly begin: () => () => void;
}

export type RunParts<Body, Taken> = Pick<SaverParts<Body, Taken>, "userId" | "sessionId" | "journal" | "send"> & {
  clock: AttemptClock;
  wait: Wait;
};

const sealAgainMs = 5_000;

export function createAttemptRun<Machine, Event, Body, Taken, Sealed>(
  kind: RunKind<Machine, Event, Body, Taken, Sealed>,
  { clock, wait, ...saverParts }: RunParts<Body, Taken>,
): AttemptRun<Machine, Event> {
  const state = store<RunState<Machine>>({ machine: kind.opened, saving: { kind: "saved" }, problem: null });
  const set = (change: Partial<RunState<Machine>>) => state.set((now) => ({ ...now, ...change }));
  const stored = new Map(kind.stored);
  /** By place: the revision that was given to the saver. */
  const given = new Map(stored);
  let saver: AttemptSaver<Body> | null = null;
  let stopTimers: (() => void)[] = [];
  let sealing = false;
  let running = false;

  const after = (milliseconds: number, then: () => void): void => void stopTimers.push(wait(milliseconds, then));
  const wake = (): void => dispatch(kind.clock());

  function dispatch(event: Event): void {
    const before = state.get().machine;
    const machine = kind.advance(before, event);
    set({ machine });
    if (running) follow(before, machine);
  }

  /** What a new state asks for: a timer for its next deadline, saving of what is new, handing in. */
  function follow(before: Machine | null, machine: Machine): void {
    for (const stop of stopTimers.splice(0)) stop();
    const due = kind.deadline(machine);
    if (due !== null) after(Math.max(0, due - clock.elapsedMs()) + 1, wake);
    for (const { index, revision, body, late } of kind.unsaved(machine)) {
      if (revision <= (given.get(index) ?? 0)) continue;
      given.set(index, revision);
      saver?.save(index, body(), late);
    }
    kind.follow?.(before, machine, after);
    if (kind.isEnding(machine)) void handIn();
  }

  async function handIn(): Promise<void> {
    const { machine, saving } = state.get();
    // what is kept here goes first: each counts when it was given, the whole when it arrives
    if (sealing || !kind.isEnding(machine) || saving.kind === "saving" || saving.kind === "waiting") return;
    sealing = true;
    try {
      const answer = await kind.seal(machine);
      set({ problem: null });
      kind.sealed(answer);
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem(0);
      set({ problem });
      if (running && !isFinal(problem)) after(sealAgainMs, () => void handIn());
    } finally {
      sealing = false;
    }
  }

  return {
    state,
    elapsedMs: () => clock.elapsedMs(),
    dispatch,
    wake,
    retry() {
      saver?.retry();
      void handIn();
    },
    begin() {
      running = true;
      saver = createAttemptSaver(kind.saver, {
        ...saverParts,
        wait,
        onState: (saving) => {
          set({ saving });
          if (kind.isEnding(state.get().machine)) void handIn();
        },
        onTaken: (index, revision, answer) => {
          if (answer !== null) stored.set(index, revision);
          kind.taken(index, answer);
        },
        onSealed: () => kind.overtaken(),
      });
      follow(null, state.get().machine);
      return () => {
        running = false;
        saver?.stop();
        for (const stop of stopTimers.splice(0)) stop();
        given.clear();
        for (const [index, revision] of stored) given.set(index, revision);
      };
    },
  };
}
