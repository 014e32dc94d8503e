import { call } from "../../api.ts";
import type { Option } from "../row.ts";

interface Asked {
  readonly ids: Set<number>;
  readonly options: Promise<Option[]>;
}
const waiting = new Map<string, Asked>();

/** The name of a record of a list; all that are asked for in one turn go as one call. Nothing where the reader does not see it. */
export async function nameTogether(url: string, id: number): Promise<string | null> {
  const asked = waiting.get(url) ?? ask(url);
  asked.ids.add(id);
  return (await asked.options).find((option) => option.id === id)?.name ?? null;
}

function ask(url: string): Asked {
  const ids = new Set<number>();
  const options = new Promise((resolve) => setTimeout(resolve)).then(() => {
    waiting.delete(url);
    return call<Option[]>("GET", `${url}options?id=${[...ids].join(",")}`);
  });
  const asked = { ids, options };
  waiting.set(url, asked);
  return asked;
}
