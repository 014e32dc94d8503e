import { z } from "zod";

/**
 * A watch: practice in which threats are as rare as at work, with short bursts of many threats and of feedback in between, which keep people from
 * letting everything through (Wolfe et al. 2013, Journal of Vision 13), and with breaks. All of it is counted in bags, so that the machine on
 * the screen and on the server need no more than the place of a bag.
 */
export const watchSchema = z.object({
  /** One bag in so many has a threat, outside of bursts. */
  oneIn: z.int().min(2),
  /** So many bags long; 0 = no bursts. */
  burstImages: z.int().min(0),
  /** From the beginning of one burst to that of the next. */
  burstEvery: z.int().min(0),
  /** A break comes after so many bags; 0 = none. */
  breakEvery: z.int().min(0),
  /** How long a break is meant to be; 0 = as long as one likes. */
  breakMs: z.int().min(0),
});
export type Watch = z.infer<typeof watchSchema>;

/** The watch begins with a burst. */
export const inBurst = ({ burstImages, burstEvery }: Watch, index: number): boolean =>
  burstImages > 0 && burstEvery > 0 && index % burstEvery < burstImages;

export const breakBefore = (watch: Watch | null, index: number): boolean =>
  watch !== null && watch.breakEvery > 0 && index > 0 && index % watch.breakEvery === 0;

export const breaksIn = ({ breakEvery }: Watch, images: number): number =>
  breakEvery === 0 ? 0 : Math.floor(Math.max(0, images - 1) / breakEvery);

interface Telling {
  feedback: boolean;
  watch: Watch | null;
}

/** Whether the truth of this bag is shown after its decision: in a watch that of bursts alone. */
export const feedbackAt = ({ feedback, watch }: Telling, index: number): boolean => feedback && (watch === null || inBurst(watch, index));

/** Whether the time before this bag is the learner's own: they read the truth of the one before, or had a break. */
export const restsBefore = (settings: Telling, index: number): boolean =>
  feedbackAt(settings, Math.max(0, index - 1)) || breakBefore(settings.watch, index);
