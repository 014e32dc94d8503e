import type { MakeContainer } from "./container.ts";
import { hardSuitcase } from "./suitcases.ts";

export const containers = { hardSuitcase } satisfies Record<string, MakeContainer>;
export type ContainerKind = keyof typeof containers;
