import { Heavy } from "../organization/Heavy.tsx";
import { lists } from "../../../model/src/lists.ts";

export const knowing = (): string => Heavy() + lists.join();
