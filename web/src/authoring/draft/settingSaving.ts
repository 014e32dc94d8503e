import { store } from "../../shell/store.ts";

/** How a setting of the course stands that is written beside its draft: it is saved by itself, and told with the draft. */
export const settingSaving = store<"saved" | "saving" | "refused">("saved");
