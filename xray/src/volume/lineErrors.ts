import { cosine } from "../math/cosine.ts";
import { exponential } from "../math/exponential.ts";
import { mixBits } from "../random.ts";
import { ANGLES, directions } from "./streakGrid.ts";

/** A tube's beam hardens behind metal: of so much of it (in path lengths, −ln) half is not seen. Machines correct most of it. */
const HALF_SEEN = 30;
const LEFT = 0.75;
/** Photons of a line in air. Behind metal few arrive, and machines smooth what is left of them. */
const PHOTONS = 15_000;
const MOST_NOISE = 0.7;
/** What lies one row of detectors further along the belt is mistaken for what lies here, the sooner the later the ring came by. */
const WINDMILL = 0.025;
const VANES = 5;

/** Nearly normal, out of the four bytes of a well mixed number. */
const normalOf = (counter: number): number => {
  const bits = mixBits(counter);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) / 147.8;
};

/** What is wrong about each line of an angle, by the metal it meets and met when the angle came by before, as path lengths; false where nothing is. */
export const lineErrors = (
  angle: number,
  slice: number,
  turns: number,
  { now, before }: { now: Float32Array; before: Float32Array },
  errors: Float64Array,
): boolean => {
  const vane = cosine(VANES * directions[angle]!.angle + turns);
  const counter = (slice * ANGLES + angle) * errors.length;
  let wrong = false;
  for (let line = 0; line < errors.length; line++) {
    const path = now[line]!;
    const earlier = before[line]!;
    errors[line] = 0;
    if (path === 0 && earlier === 0) continue;
    wrong = true;
    const starved = Math.sqrt(exponential(path > 14 ? 14 : path) / PHOTONS);
    const noise = path === 0 ? 0 : normalOf(counter + line) * (starved > MOST_NOISE ? MOST_NOISE : starved);
    errors[line] = noise - (LEFT * path * path) / (path + HALF_SEEN) + WINDMILL * (path - earlier) * vane;
  }
  return wrong;
};
