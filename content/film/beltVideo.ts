import { beltFilm, framesPerSecond } from "./beltFilm.ts";
import { encodeFilm } from "./h264.ts";
import { mp4Of } from "./mp4.ts";

/** The film of the demo's page "How the picture is made", the same bytes every time. */
export function beltVideo(): Uint8Array {
  const frames = beltFilm();
  const { width, height } = frames[0]!;
  return mp4Of({ ...encodeFilm(frames), width, height, framesPerSecond });
}
