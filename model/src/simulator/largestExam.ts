import { threatBand, usualThreatShare, type ThreatShare } from "./threatBand.ts";

/** How many images an exam can have at most with so many threats and innocent bags kept for it; 0 where it can have none. */
export function largestExam(threats: number, innocents: number, share: ThreatShare = usualThreatShare): number {
  for (let images = threats + innocents; images > 0; images--) {
    const band = threatBand(images, share);
    if (Math.max(band.fewest, images - innocents) <= Math.min(band.most, threats)) return images;
  }
  return 0;
}
