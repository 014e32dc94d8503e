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

/**
 * Standard deviation of the grey in which the viewer shows an even field at a console that stretches so far: as it comes, and super-enhanced.
 * The formulas are those of its display pass.
 */
export const grainOf = ({ width, height, high }: View, stretch: number): { standard: number; enhanced: number } => {
  const density = Float64Array.from(high, (value) => -Math.log(Math.max(value, 1) / AIR));
  const [near, wider, base] = [1.2, 1.5, 8].map((sigma) => blurred(density, width, height, sigma));
  const grey = (enhance: number): number => {
    const values = density.map((own, at) => {
      const fine = own - wider![at]!;
      const enhanced = (enhance * (1.6 * fine + 0.9 * (wider![at]! - base![at]!))) / (1 + 0.35 * Math.abs(fine));
      const faint = own - near![at]!;
      return 255 * Math.exp(-0.45 * Math.max(0, own + enhanced + (0.4 + stretch / (1 + 16 * Math.abs(faint))) * faint));
    });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  };
  return { standard: grey(0), enhanced: grey(1) };
};
