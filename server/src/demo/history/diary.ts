import type { Random } from "@vigil/xray/random";

const dayMs = 86_400_000;

/** When somebody works: sittings at the hours of an airport, some days apart, never behind the day they stop. */
export class Diary {
  readonly #random: Random;
  readonly #until: number;
  #now: number;

  constructor(random: Random, from: Date, until: Date) {
    this.#random = random;
    this.#now = from.getTime();
    this.#until = until.getTime();
  }

  get at(): Date {
    return new Date(this.#now);
  }

  /** Nothing begins any more: there is no hour left before the end. */
  get over(): boolean {
    return this.#now > this.#until - 3_600_000;
  }

  /** The next sitting, so many days later on the whole. */
  sitting(days: number): void {
    const day = Math.floor((this.#now + Math.max(0.7, -days * Math.log(1 - this.#random.next())) * dayMs) / dayMs);
    this.#now = Math.max(this.#now + 3_600_000, day * dayMs + this.#random.between(5.5, 19) * 3_600_000);
  }

  spend(seconds: number): void {
    this.#now += Math.round(seconds * 1000);
  }
}
