import { locked } from "./shell/lock.ts";

export const actAlone = locked;
