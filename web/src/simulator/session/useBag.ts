import type { SessionImage } from "@vigil/model/simulator/wire";
import { useCallback, useEffect, useMemo, useState } from "react";
import { ApiProblem } from "../../apiProblem.ts";
import { isFinal } from "../../outbox/isFinal.ts";
import type { ImageSource } from "../viewer/imageSource.ts";
import type { Scan } from "../viewer/scan.ts";

export interface Bag {
  /** The bag whose views are at hand: until the next one has come, the one before it. */
  readonly image: SessionImage | null;
  readonly scans: readonly Scan[];
  /** Views of the bag after it, once they are here: the graphics card can prepare them. */
  readonly next: readonly Scan[];
  /** Share of the wanted bag that has arrived, 0 to 1. */
  readonly progress: number;
  readonly failure: unknown;
  /** What failed is tried again without being asked for. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

export const noScans: readonly Scan[] = [];
/** How many bags are fetched ahead. */
const ahead = 2;
/** A connection that comes back is heard of at once; one that is only slow, after this. */
const retryMs = 4_000;

/** Loads the views of a bag and, when they are seen, fetches the next bags: reading them would take the processor from drawing this one. */
export function useBag(source: ImageSource, images: readonly SessionImage[], index: number, seen = true): Bag {
  const [loaded, setLoaded] = useState<{ image: SessionImage; scans: readonly Scan[] } | null>(null);
  const [next, setNext] = useState<readonly Scan[]>([]);
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState<{ image: SessionImage; problem: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const image = images[index];

  // A bag that was fetched ahead is shown at once, without a turn through an effect.
  const atHand = useMemo(() => {
    const scans = (image?.viewConfigs ?? []).flatMap(({ url }) => source.peek(url) ?? []);
    return image !== undefined && scans.length === image.viewConfigs.length ? { image, scans } : null;
  }, [source, image]);

  useEffect(() => {
    if (image === undefined) return undefined;
    let current = true;
    const shares = image.viewConfigs.map(() => 0);
    setProgress(0);
    setNext(noScans);
    const load = image.viewConfigs.map((file, view) =>
      source.load(file, (share) => {
        shares[view] = share;
        if (current) setProgress(shares.reduce((sum, one) => sum + one, 0) / shares.length);
      }),
    );
    const show = async () => {
      try {
        const scans = await Promise.all(load);
        if (!current) return;
        setFailed(null);
        setLoaded({ image, scans });
      } catch (problem) {
        if (current) setFailed({ image, problem: problem ?? new Error("The picture did not come.") });
      }
    };
    void show();
    return () => {
      current = false;
    };
  }, [source, images, image, index, attempt]);

  const shown = atHand ?? loaded;
  const here = shown !== null && shown.image === image;
  useEffect(() => {
    if (!seen || !here) return undefined;
    let current = true;
    const fetchNext = async () => {
      const [first = [], ...rest] = images.slice(index + 1, index + 1 + ahead).map(({ viewConfigs }) => viewConfigs);
      const coming = await Promise.all(first.map((file) => source.load(file))).catch(() => noScans);
      if (!current) return;
      setNext(coming);
      source.prefetch(rest.flat());
    };
    void fetchNext();
    return () => {
      current = false;
    };
  }, [source, images, index, seen, here]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failure = failed !== null && failed.image === image ? failed.problem : null;
  const passing = failure !== null && !(failure instanceof ApiProblem && isFinal(failure));
  useEffect(() => {
    if (!passing) return undefined;
    const timer = setTimeout(retry, retryMs);
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
    // a further attempt that fails waits anew
  }, [passing, failure, retry]);
  return { image: shown?.image ?? null, scans: shown?.scans ?? noScans, next, progress, failure, retrying: passing, retry };
}
