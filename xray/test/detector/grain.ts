import { AIR, type View } from "../../src/file/view.ts";

/** A Gaussian of so many pixels, each way. */
const blurred = (values: Float64Array, width: number, height: number, sigma: number): Float64Array => {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp((-0.5 * (at - reach) ** 2) / sigma ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float64Array, step: number, placeOf: (at: number) => number, length: number): Float64Array =>
    from.map((_, at) => {
      const place = placeOf(at);
      return (
        weights.reduce((sum, weight, index) => {
          const near = Math.min(length - 1, Math.max(0, place + index - reach));
          return sum + weight * from[at + (near - place) * step]!;
        }, 0) / total
      );
    });
  const across = pass(values, 1, (at) => at % width, width);
  return pass(across, width, (at) => Math.floor(at / width), height);
};

const between = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** −ln of the least transmission that is shown. */
const OPAQUE = 7.4186;

interface Grey {
  mean: number;
  deviation: number;
}

/**
 * The grey in which the viewer shows an even field at a console that stretches so far, and how it is spread: as it comes, super-enhanced (1),
 * and where the picture is made to show what lies behind much. The formulas are those of its display pass.
 */
const shownAs = ({ width, height, high }: View, stretch: number) => {
  const density = Float64Array.from(high, (value) => -Math.log(Math.max(value / AIR, 6e-5)));
  const near = blurred(density, width, height, 1.2);
  return (enhance: 0 | 1, penetrating = false): Grey => {
    const [wider, base] = enhance === 0 ? [density, density] : [1.5, 8].map((sigma) => blurred(density, width, height, sigma));
    const values = density.map((own, at) => {
      const fine = own - wider![at]!;
      const enhanced = (enhance * (1.6 * fine + 0.9 * (wider![at]! - base![at]!))) / (1 + 0.35 * Math.abs(fine));
      const faint = own - near[at]!;
      const dark = between(4.6, 6.6, near[at]!);
      const shown = Math.max(0, own + enhanced + (0.4 + stretch / (1 + (16 - 15 * dark) * Math.abs(faint))) * faint);
      if (penetrating) return 255 * (shown < 5.7 ? Math.min(1, 1 - (shown - 1) / (OPAQUE - 1.8)) : 0.164 * 2 ** (1.2 * (5.7 - shown)));
      return 255 * Math.exp(-0.45 * shown) * (1 - 0.45 * dark) * (1 - 0.85 * between(7, 9.4, own));
    });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, deviation: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) };
  };
};

/** Standard deviation of an even field's grey: as it comes, and super-enhanced. */
export const grainOf = (view: View, stretch: number): { standard: number; enhanced: number } => {
  const shown = shownAs(view, stretch);
  return { standard: shown(0).deviation, enhanced: shown(1).deviation };
};

/** What is seen of an even field behind much: its grey and how it is spread, super-enhanced and where what is dense is looked into too. */
export const speckleOf = (view: View, stretch: number): { standard: Grey; enhanced: Grey; penetrating: Grey } => {
  const shown = shownAs(view, stretch);
  return { standard: shown(0), enhanced: shown(1), penetrating: shown(0, true) };
};
