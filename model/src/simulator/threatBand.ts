/** Percent of a session's images. */
export interface ThreatShare {
  least: number;
  most: number;
}

/** Where no configuration says otherwise. */
export const usualThreatShare: ThreatShare = { least: 35, most: 65 };

/** How few and how many threats a session of so many images may have; of two images and more at least one of each kind. */
export function threatBand(images: number, { least, most }: ThreatShare): { fewest: number; most: number } {
  const some = images > 1 ? 1 : 0;
  const within = (share: number): number => Math.min(images - some, Math.max(some, Math.round((images * share) / 100)));
  const fewest = within(least);
  return { fewest, most: Math.max(fewest, within(most)) };
}
