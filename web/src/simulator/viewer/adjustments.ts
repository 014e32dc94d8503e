/** The image adjustments as the specification has them: ranges are facts, the functions are pure. */
export interface AdjustmentRange {
  readonly min: number;
  readonly max: number;
  /** Steps from the default to the end of the range, counted to one side where the range has two. */
  readonly stepCount: number;
  readonly stepValue: number;
  readonly default: number;
}

export interface Adjustment extends AdjustmentRange {
  /** False while the adjustment changes nothing, so the renderer may skip its work. */
  readonly apply: boolean;
  readonly previous: number;
  readonly current: number;
}

const twoSided = { min: -100, max: 100, stepCount: 20, stepValue: 5, default: 0 };
const stages = { min: 0, max: 100, stepCount: 5, stepValue: 20, default: 0 };

export const adjustmentRanges = {
  /** Centre of the highlighted band of grey levels; 255 is no band. */
  paletteRange: { min: 0, max: 255, stepCount: 255, stepValue: 1, default: 255 },
  absorption: twoSided,
  opacityRadius: twoSided,
  invert: { min: 0, max: 1, stepCount: 1, stepValue: 1, default: 0 },
  brightness: twoSided,
  contrast: twoSided,
  gamma: twoSided,
  opacity: twoSided,
  sharp: stages,
  blur: stages,
} as const satisfies Record<string, AdjustmentRange>;

export type AdjustmentName = keyof typeof adjustmentRanges;
export type Adjustments = Readonly<Record<AdjustmentName, Adjustment>>;

const untouched = (range: AdjustmentRange): Adjustment => ({ ...range, apply: false, previous: range.default, current: range.default });

export const defaultAdjustments: Adjustments = {
  paletteRange: untouched(adjustmentRanges.paletteRange),
  absorption: untouched(adjustmentRanges.absorption),
  opacityRadius: untouched(adjustmentRanges.opacityRadius),
  invert: untouched(adjustmentRanges.invert),
  brightness: untouched(adjustmentRanges.brightness),
  contrast: untouched(adjustmentRanges.contrast),
  gamma: untouched(adjustmentRanges.gamma),
  opacity: untouched(adjustmentRanges.opacity),
  sharp: untouched(adjustmentRanges.sharp),
  blur: untouched(adjustmentRanges.blur),
};

/** Sets one adjustment to the nearest step inside its range and remembers where it was. */
export function adjust(adjustments: Adjustments, name: AdjustmentName, value: number): Adjustments {
  const adjustment = adjustments[name];
  const current = nearestStep(adjustment, value);
  if (current === adjustment.current) return adjustments;
  return { ...adjustments, [name]: { ...adjustment, apply: current !== adjustment.default, previous: adjustment.current, current } };
}

function nearestStep({ min, max, stepValue }: AdjustmentRange, value: number): number {
  const wanted = Number.isFinite(value) ? value : min;
  return Math.min(max, Math.max(min, min + Math.round((wanted - min) / stepValue) * stepValue));
}
