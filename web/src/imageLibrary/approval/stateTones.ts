import type { Tone } from "../../ui/Tag.tsx";

/** By the state of an image. */
export const stateTones: Readonly<Record<string, Tone>> = { draft: "warn", returned: "bad", approved: "good", archived: "quiet" };
