import type { Random } from "@vigil/xray/random";
import {
  beginningOf,
  below,
  density,
  freshness,
  isThreat,
  signalSpread,
  type SimulatedImage,
  type SimulatedLearner,
  type SimulatedThreat,
} from "./learnerModel.ts";

/** Of the gradient's step: a middling learner stands half way on the day after 55 other articles in as many sessions. */
const pace = 0.282;
/** Of a trace that was laid where nothing of its article was left; and what each unit of strength that is left adds (Pavlik & Anderson 2005). */
const decay = 0.177;
const decayByStrength = 0.217;
/** Seconds between sessions count so much of those in a session. */
const between = 0.025;
const secondsOfBag = 10;
const day = 86_400;
const leastPrecision = 0.2;

interface Trace {
  at: number;
  step: number;
  decay: number;
}

/** A learner who goes down the gradient of the misses (Wilson and others 2019) and forgets each step as a power of its age. */
export class GradientLearner implements SimulatedLearner {
  readonly #first: Record<string, number>;
  /** By category, and by article of it. */
  readonly #traces = new Map<string, Map<string, Trace[]>>();
  readonly #times = new Map<number, number>();
  /** Sensitivities at this very second. */
  readonly #now = new Map<string, number>();
  #clock = 0;
  #session = 0;
  criterion: number;

  constructor(random: Random) {
    const { first, criterion } = beginningOf(random);
    this.#first = Object.fromEntries(Object.entries(first).map(([category, value]) => [category, Math.max(leastPrecision, value)]));
    this.criterion = criterion;
  }

  sensitivity(category: string): number {
    const known = this.#now.get(category);
    if (known !== undefined) return known;
    const traces = [...(this.#traces.get(category)?.values() ?? [])].flat();
    const sensitivity = this.#first[category]! + this.#left(traces);
    this.#now.set(category, sensitivity);
    return sensitivity;
  }

  stops(image: SimulatedImage): number {
    return below(this.#evidence(image, 0));
  }

  practise(image: SimulatedImage, random: Random): boolean {
    const stopped = random.chance(this.stops(image));
    if (isThreat(image)) this.#learn(image);
    this.#pass(secondsOfBag);
    this.#session += secondsOfBag;
    return stopped === isThreat(image);
  }

  rest(days: number): void {
    this.#pass(between * (days * day - this.#session));
    this.#session = 0;
  }

  nextGain(category: string, others: number): number {
    const step = (more: number) => pace * density((this.sensitivity(category) + more - this.criterion) / signalSpread);
    return step(others * step(0));
  }

  gainOf(threat: SimulatedThreat, more: number, days: number): number {
    return this.#step(threat, more) * (between * day * days) ** -this.#decayOf(threat);
  }

  /** How far above the criterion an image's evidence lies, in its own deviations. */
  #evidence(image: SimulatedImage, more: number): number {
    if (!isThreat(image)) return image.hardness - this.criterion;
    const precision = this.sensitivity(image.category) + this.#left(this.#of(image)) + more;
    return (precision * strength(image) - this.criterion) / signalSpread;
  }

  #step(threat: SimulatedThreat, more: number): number {
    return pace * strength(threat) * density(this.#evidence(threat, more)) * freshness(this.#times.get(threat.id) ?? 0);
  }

  #decayOf(threat: SimulatedThreat): number {
    return decay + decayByStrength * this.#of(threat).reduce((sum, trace) => sum + (this.#clock - trace.at) ** -trace.decay, 0);
  }

  #learn(threat: SimulatedThreat): void {
    const trace = { at: this.#clock, step: this.#step(threat, 0), decay: this.#decayOf(threat) };
    const ofCategory = this.#traces.get(threat.category) ?? new Map<string, Trace[]>();
    ofCategory.set(threat.article ?? "", [...this.#of(threat), trace]);
    this.#traces.set(threat.category, ofCategory);
    this.#times.set(threat.id, (this.#times.get(threat.id) ?? 0) + 1);
  }

  #of({ category, article }: SimulatedThreat): readonly Trace[] {
    return this.#traces.get(category)?.get(article ?? "") ?? [];
  }

  #left(traces: readonly Trace[]): number {
    return traces.reduce((sum, { at, step, decay: by }) => sum + step * (this.#clock - at) ** -by, 0);
  }

  #pass(seconds: number): void {
    this.#clock += seconds;
    this.#now.clear();
  }
}

/** How much of a threat an image shows. */
const strength = ({ hardness }: SimulatedThreat): number => Math.exp(-hardness / 2);
