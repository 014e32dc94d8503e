/** Rows of features, and which of them are of the class looked for. */
export interface Sample {
  features: readonly number[];
  positive: boolean;
}

export type Score = (features: readonly number[]) => number;

const ROUNDS = 300;
const PACE = 0.3;

/** Logistic regression by gradient descent on standardised features, held small by `ridge`. */
export function logistic(samples: readonly Sample[], ridge = 0.02): Score {
  const width = samples[0]?.features.length ?? 0;
  const mean = Array.from({ length: width }, (_, at) => samples.reduce((sum, { features }) => sum + features[at]!, 0) / samples.length);
  const spread = mean.map(
    (middle, at) => Math.sqrt(samples.reduce((sum, { features }) => sum + (features[at]! - middle) ** 2, 0) / samples.length) || 1,
  );
  const standard = (features: readonly number[]) => features.map((value, at) => (value - mean[at]!) / spread[at]!);
  const rows = samples.map(({ features, positive }) => ({ features: standard(features), is: positive ? 1 : 0 }));
  const weights = new Float64Array(width);
  let bias = 0;
  const of = (features: readonly number[]) => features.reduce((sum, value, at) => sum + value * weights[at]!, bias);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(width);
    let lift = 0;
    for (const { features, is } of rows) {
      const miss = 1 / (1 + Math.exp(-of(features))) - is;
      lift += miss;
      for (let at = 0; at < width; at++) slope[at]! += miss * features[at]!;
    }
    bias -= (PACE * lift) / rows.length;
    for (let at = 0; at < width; at++) weights[at]! -= PACE * (slope[at]! / rows.length + ridge * weights[at]!);
  }
  return (features) => of(standard(features));
}
