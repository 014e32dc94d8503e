import type { Colour } from "../../src/simulator/viewer/palettes.ts";

/** How an eye sees colours: everybody's, and those that lack one kind of cone. */
export type ColourVision = keyof typeof lacking;

type Matrix = readonly [Colour, Colour, Colour];

/** Machado, Oliveira and Fernandes (2009) for a cone that is missing, on linear sRGB. */
const lacking = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** Linear sRGB to XYZ as shares of the white D65. */
const toXyz: Matrix = [
  [0.4339, 0.3763, 0.1899],
  [0.2127, 0.7152, 0.0722],
  [0.0178, 0.1095, 0.8728],
];

const times = (matrix: Matrix, [red, green, blue]: Colour): Colour => {
  const [a, b, c] = matrix.map((row) => row[0] * red + row[1] * green + row[2] * blue);
  return [a ?? 0, b ?? 0, c ?? 0];
};
const each = ([red, green, blue]: Colour, change: (value: number) => number): Colour => [change(red), change(green), change(blue)];
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const held = (value: number) => Math.min(1, Math.max(0, value));
const cubeRoot = (value: number) => (value > 216 / 24_389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29);

/** CIE L*a*b* of an sRGB colour as an eye sees it. */
function lab(colour: Colour, vision: ColourVision): Colour {
  const [x, y, z] = each(times(toXyz, each(times(lacking[vision], each(colour, linear)), held)), cubeRoot);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE*ab (CIE 1976): about 2 is just seen side by side; 20 and more is another colour. */
export function colourDifference(one: Colour, other: Colour, vision: ColourVision): number {
  const [a, b] = [lab(one, vision), lab(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
