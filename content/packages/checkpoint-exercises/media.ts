import { beltVideo } from "../../film/beltVideo.ts";

/** Media that are drawn when the package is read. */
export const media = { "media/belt.mp4": beltVideo };
