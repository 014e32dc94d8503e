import { cosine } from "../math/cosine.ts";
import { sine } from "../math/sine.ts";
import type { Picture, PlanePoint, ViewGeometry } from "./scanner.ts";

interface Place {
  name: string;
  picture: Picture;
  /** Direction of the source from the middle of the bag, in degrees from straight below towards the left, up to 180. */
  degrees: number;
  /** The height of that middle. */
  middle: number;
  toSource: number;
  toDetectors: number;
  /** Half the length of the straight line of detectors, which lies across the beam. */
  half: number;
}

/** A view from any side. As the angle grows from below to above on the left, what is left, then what is higher, comes first in the picture. */
export const fanAt = ({ name, picture, degrees, middle, toSource, toDetectors, half }: Place): ViewGeometry => {
  const angle = (degrees / 180) * Math.PI;
  const [ahead, up] = [sine(angle), cosine(angle)];
  const end = (side: 1 | -1): PlanePoint => [ahead * toDetectors + side * half * up, middle + up * toDetectors - side * half * ahead];
  return { name, picture, source: [-ahead * toSource, middle - up * toSource], detectors: [end(-1), end(1)], flipped: false };
};
