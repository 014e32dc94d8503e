export type Colour = readonly [red: number, green: number, blue: number];

/** Colours of the three material groups: organic, mixed and light metal, heavy metal. Ours, near what the trade is used to. */
export interface Palette {
  readonly organic: Colour;
  readonly mixed: Colour;
  readonly metal: Colour;
}

export const palettes = {
  standard: { organic: [1, 0.56, 0.1], mixed: [0.22, 0.72, 0.22], metal: [0.18, 0.36, 0.86] },
  warm: { organic: [0.96, 0.46, 0.14], mixed: [0.46, 0.68, 0.16], metal: [0.14, 0.32, 0.7] },
  cool: { organic: [1, 0.68, 0.22], mixed: [0.1, 0.68, 0.56], metal: [0.32, 0.3, 0.84] },
  deep: { organic: [0.92, 0.5, 0.02], mixed: [0.08, 0.56, 0.2], metal: [0.06, 0.22, 0.66] },
  cargo: { organic: [0.84, 0.62, 0.34], mixed: [0.5, 0.62, 0.48], metal: [0.34, 0.44, 0.62] },
  /** For eyes that confuse red and green: yellow, grey, blue, each of another lightness. */
  redGreen: { organic: [1, 0.84, 0], mixed: [0.46, 0.44, 0.48], metal: [0.05, 0.12, 0.92] },
  /** For eyes that confuse blue and yellow: red, light pink, green. */
  blueYellow: { organic: [0.98, 0.2, 0.16], mixed: [0.84, 0.56, 0.8], metal: [0.06, 0.54, 0.36] },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
