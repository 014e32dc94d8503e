import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beltVideo } from "./video/beltVideo.ts";

// node tools/beltVideo.ts: draws the film of the demo's page about colours anew.
await writeFile(join(import.meta.dirname, "../content/packages/checkpoint-exercises/media/belt.mp4"), beltVideo());
