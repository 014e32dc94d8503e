import type { CompiledQuery } from "kysely";
import type { Caller } from "../identity/access/caller.ts";
import type { View } from "./view.ts";

const mostKept = 50;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((value, index) => value === other[index]));

/**
 * The statement that a list's call was made into before, when the same is `asked` for by a caller in whom all that it was made of is the same:
 * making it takes as long as fetching and telling its rows. Never its answer.
 */
export function keptStatement<Row>(view: View, asked: string, make: (view: View) => CompiledQuery<Row>): CompiledQuery<Row> {
  const { statements, caller, entity, rules } = view;
  if (statements === undefined) return make(view);
  const place = `${entity.name} ${caller.domainId} ${caller.accessLevelId} ${[caller.companies].flat().join()} ${asked}`;
  const known = statements.get(place);
  if (known !== undefined && known.rules === rules && known.rests.every(([name, value]) => isSame(caller[name], value)))
    return known.statement;
  const rests = new Map<keyof Caller, unknown>();
  const watched = new Proxy(caller, {
    get(target, name: keyof Caller) {
      rests.set(name, target[name]);
      return target[name];
    },
  });
  const statement = make({ ...view, caller: watched });
  if (statements.size >= mostKept) statements.clear();
  statements.set(place, { statement, rules, rests: [...rests] });
  return statement;
}
