import { blur } from "@vigil/xray/detector/blur";
import { materialLutFor } from "@vigil/xray/display/materialLut";
import { AIR, type View, type ViewSource } from "@vigil/xray/file/view";

/** Hues of what is light, between and heavy, as the viewer has them. */
const orange = [1, 0.56, 0.1] as const;
const green = [0.22, 0.72, 0.22] as const;
const blue = [0.18, 0.36, 0.86] as const;
/** How much the standard display sharpens, and over how many pixels: two passes of 0.85 make 1.2. */
const SHARP = 0.4;
const PASS = 0.85;
/** −ln T from which on nothing comes through. */
const OPAQUE = 7.4186;

const smoothstep = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

const attenuationOf = (plane: Uint16Array): Float32Array => Float32Array.from(plane, (value) => -Math.log(Math.max(value, 1) / AIR));

function effectiveZ(scanner: string, ratio: number, lnHigh: number): number {
  const { rows, columns, lnHigh: heights, ratio: ratios, effectiveZ: table } = materialLutFor(scanner);
  const column = Math.round(((ratio - ratios[0]) / (ratios[1] - ratios[0])) * (columns - 1));
  const row = Math.round(((lnHigh - heights[0]) / (heights[1] - heights[0])) * (rows - 1));
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return table[within(row, rows) * columns + within(column, columns)]!;
}

/** Light halos along dense edges, as the viewer has them. */
function sharpened(plane: Float32Array, width: number, height: number): Float32Array {
  const near = plane.slice();
  const scratch = new Float32Array(plane.length);
  for (let pass = 0; pass < 2; pass++) blur(near, width, height, PASS, PASS, scratch);
  return plane.map((value, at) => Math.max(0, value + SHARP * (value - near[at]!)));
}

/** What sends much back is bright, as the viewer has it; a picture of one energy is grey. */
const greyView = ({ high }: View, picture: ViewSource["picture"]): Uint8Array => {
  const shades = attenuationOf(high).map((own) => 255 * (own > OPAQUE ? 0 : Math.exp(-0.45 * own)));
  return Uint8Array.from({ length: 3 * shades.length }, (_, at) => {
    const shade = shades[Math.floor(at / 3)]!;
    return Math.round(picture === "backscatter" ? 255 - shade : shade);
  });
};

/** A view in the colours of the viewer's standard display: the shade of each pixel is its own, the hue that of its neighbourhood. */
export function colourView(view: View & ViewSource): Uint8Array {
  const { width, height, low, high, scanner, picture } = view;
  if (picture !== "dual") return greyView(view, picture);
  const [lows, highs] = [attenuationOf(low), attenuationOf(high)];
  const shades = sharpened(highs, width, height);
  const rgb = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = highs[at]!;
      if (own < 0.012) continue;
      let [lowSum, highSum, count] = [0, 0, 0];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          lowSum += lows[ny * width + nx]!;
          highSum += highs[ny * width + nx]!;
          count += 1;
        }
      const z = effectiveZ(scanner, lowSum / Math.max(highSum, 0.004 * count), highSum / count);
      const [toGreen, toBlue] = [smoothstep(8.8, 11, z), smoothstep(16.5, 20.5, z)];
      const grey = 1 - smoothstep(0.02, 0.08, own);
      const value = Math.exp(-0.45 * shades[at]!);
      for (const channel of [0, 1, 2] as const) {
        const light = orange[channel] + (green[channel] - orange[channel]) * toGreen;
        const coloured = light + (blue[channel] - light) * toBlue;
        const hue = coloured + (1 - coloured) * grey;
        const colour = value > 0.72 ? hue + (1 - hue) * ((value - 0.72) / 0.28) : hue * (value / 0.72) ** 1.05;
        rgb[at * 3 + channel] = shades[at]! > OPAQUE ? 0 : Math.round(255 * Math.min(1, Math.max(0, colour)));
      }
    }
  return rgb;
}
