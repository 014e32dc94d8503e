import { withoutForm } from "./pluralForm.ts";

/** `notes.json`: what a translator should know of a room, and of keys or their beginnings. */
export interface PhraseNotes {
  rooms: Readonly<Record<string, string>>;
  keys: Readonly<Record<string, string>>;
}

/** The room first, then from the general to the particular. */
export function noteOf({ rooms, keys }: PhraseNotes, room: string, key: string): string {
  const steps = key.split(".");
  const heads = [...steps.map((_, index) => steps.slice(0, index + 1).join(".")), withoutForm(key)];
  return [rooms[room], ...[...new Set(heads)].map((head) => keys[head])].filter((note) => note !== undefined).join(" ");
}
