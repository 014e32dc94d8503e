/** What a scanner's two detector layers see, as data: the weights of each layer over the energy bins sum to one. */
export interface Spectrum {
  binEdgesKiloelectronvolt: readonly number[];
  low: readonly number[];
  high: readonly number[];
  /** Mass attenuation (cm²/g) of the four basis materials in each bin. */
  basis: { water: readonly number[]; iron: readonly number[]; tin: readonly number[]; lead: readonly number[] };
}
