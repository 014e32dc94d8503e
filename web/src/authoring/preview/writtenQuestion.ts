import { store } from "../../shell/store.ts";

/** The question whose form was opened last: its preview stands beside it. */
export const writtenQuestion = store<string | null>(null);
