import { type Enhancement, enhancements } from "@vigil/model/simulator/enhancements";
import type { Picture } from "@vigil/xray/geometry/scanner";
import { type Adjustments, defaultAdjustments } from "./adjustments.ts";
import { type Palette, type PaletteName, palettes } from "./palettes.ts";
import { defaultSelection, type RegionSelection } from "./selection.ts";

/** How an image is shown: one enhancement and the adjustments. Plain data, the renderer's third argument. */
export interface Presentation {
  readonly enhancement: Enhancement;
  readonly adjustments: Adjustments;
  readonly palette: PaletteName;
  /** How far the console stretches differences that are fine and faint. */
  readonly stretch: number;
  /** Where the window of VARI stands, 0 thin to 1 dense. */
  readonly sweep: number;
  /** Inside it the picture is shown with adjustments of its own. */
  readonly selection: RegionSelection;
  readonly regional: Adjustments;
}

export { enhancements, type Enhancement };

export const defaultPresentation: Presentation = {
  enhancement: "COL",
  adjustments: defaultAdjustments,
  palette: "standard",
  stretch: 3.2,
  sweep: 0,
  selection: defaultSelection,
  regional: defaultAdjustments,
};

/** Scanners sharpen what they show even before anybody asks: dense edges have a light halo. */
const ownSharpness = 0.4;

/** What the display pass is told: shares and factors, never percent or key names. */
export interface DisplayParameters {
  mode: number;
  absorption: number;
  opacity: number;
  /** Sigma of the blur that opacity flattens against, image pixels. */
  baseSigma: number;
  superEnhance: number;
  edge: number;
  brightness: number;
  contrast: number;
  gamma: number;
  sharp: number;
  stretch: number;
  blurSigma: number;
  invert: boolean;
  /** Centre of the highlighted band of grey levels, 0 to 1; negative is none. */
  band: number;
  sweep: number;
  palette: Palette;
}

const displays: Record<Enhancement, { mode: number; edge?: 1; superEnhance?: 1; negative?: true }> = {
  COL: { mode: 0 },
  BW: { mode: 1 },
  NEG: { mode: 1, negative: true },
  O2: { mode: 2 },
  OS: { mode: 3 },
  MET: { mode: 4 },
  HIGH: { mode: 5 },
  LOW: { mode: 6 },
  PSC: { mode: 7 },
  STRIP2: { mode: 8 },
  EDGE: { mode: 1, edge: 1 },
  SEN: { mode: 0, superEnhance: 1 },
  VARI: { mode: 9 },
  LOG: { mode: 10 },
  HIST: { mode: 11 },
  SCAT: { mode: 12 },
};

/** Modes that part materials: a picture of one energy cannot, and stays grey. */
const colourModes: readonly number[] = [0, 2, 3, 4, 8, 9, 12];

/** Whether a picture can show it; colour itself is grey where there is none, so that there is a way back. */
export const canShow = (enhancement: Enhancement, picture: Picture): boolean =>
  picture === "dual" || ["COL", "SEN"].includes(enhancement) || !colourModes.includes(displays[enhancement].mode);

/**
 * `finished`: the pixels are a picture that somebody sharpened already. Backscatter is bright where there is much; it is stored as dark,
 * like every scan, and turned round here.
 */
export function displayParameters(
  { enhancement, adjustments, sweep, palette, stretch }: Presentation,
  picture: Picture | "finished" = "dual",
): DisplayParameters {
  const display = displays[enhancement];
  const grey = picture === "grey" || picture === "backscatter";
  const share = (name: keyof Adjustments) => adjustments[name].current / 100;
  const inverted = (adjustments.invert.current === 1) !== (picture === "backscatter");
  const untouched = adjustments.blur.apply || picture === "finished";
  return {
    mode: grey && colourModes.includes(display.mode) ? 1 : display.mode,
    absorption: share("absorption"),
    opacity: share("opacity"),
    baseSigma: 8 * 2 ** (adjustments.opacityRadius.current / 50),
    superEnhance: display.superEnhance ?? 0,
    edge: display.edge ?? 0,
    brightness: share("brightness"),
    contrast: share("contrast"),
    gamma: share("gamma"),
    sharp: (untouched ? 0 : ownSharpness) + 2 * share("sharp"),
    // What is sent back comes in so few photons that there is nothing to stretch but them.
    stretch: untouched || picture === "backscatter" ? 0 : stretch,
    blurSigma: 4 * share("blur"),
    invert: display.negative === true ? !inverted : inverted,
    band: adjustments.paletteRange.apply ? adjustments.paletteRange.current / 255 : -1,
    sweep,
    palette: palettes[palette],
  };
}
