import { falseAlarmRate, hitRate, type Detection } from "../../reporting/measures/detection.ts";
import { scoresOf } from "../../simulator/scores.ts";
import type { MeasuredPerson, PeopleOrder } from "./groupWire.ts";

type Ordered = Pick<MeasuredPerson, "name" | "company" | "total">;

const figures: Partial<Record<PeopleOrder, (counts: Detection) => number | undefined>> = {
  hitRate: (counts) => scoresOf(counts).hitRate?.value,
  falseAlarmRate: (counts) => scoresOf(counts).falseAlarmRate?.value,
  dPrime: (counts) => scoresOf(counts).dPrime?.value,
  images: (counts) => hitRate(counts).all + falseAlarmRate(counts).all,
};

/** People who stand by their need in another order, upwards or downwards; of whom nothing is known comes last either way, and whoever is alike stays as they were. */
export function inOrder<Person extends Ordered>(people: readonly Person[], order: PeopleOrder, down: boolean): readonly Person[] {
  if (order === "need") return down ? people.toReversed() : people;
  const sign = down ? -1 : 1;
  const figure = figures[order];
  if (figure === undefined) {
    const text = order === "company" ? ({ company }: Person) => company : ({ name }: Person) => name;
    return people.toSorted((one, other) => sign * text(one).localeCompare(text(other)));
  }
  const known = new Map(people.map((person) => [person, figure(person.total)]));
  return people.toSorted((one, other) => {
    const [a, b] = [known.get(one), known.get(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  });
}
