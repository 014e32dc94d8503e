import { type Fan, fanOf } from "@vigil/xray/geometry/fan";
import type { ThreatPlace } from "@vigil/xray/threatProjection/threatPlace";
import { useEffect, useRef, useState } from "react";
import type { Box } from "../../simulator/viewer/zoom.ts";
import { fetchPreview } from "./projectionCalls.ts";
import type { PreviewAnswer, PreviewReady, PreviewRequest, ShadedFrame, ShadedPart } from "./previewWorker.ts";
import { type ViewAxes, viewAxes } from "./placing.ts";
import type { PreviewMode } from "./shade.ts";

export interface PreviewView extends ViewAxes {
  /** What is shown, without the threat. */
  readonly base: ShadedPart;
  /** What the threat changes of it. */
  readonly patch: ShadedPart | null;
  /** The threat's outline. */
  readonly points: [number, number][] | null;
  /** Where the bag without the threat shows. */
  readonly bag: Box;
}

export interface Preview {
  readonly exact: boolean;
  readonly views: readonly PreviewView[];
  readonly touching: readonly string[];
  readonly outsideTunnel: boolean;
  /** The threat that is in these pictures. */
  readonly shown: ThreatPlace | null;
}

interface Wanted {
  threat: ThreatPlace | null;
  mode: PreviewMode;
}

/** The bag of an image with a threat in it, made in a worker as often as the pictures can be shown; always the place asked for last. */
export function usePreview(imageId: number, threat: ThreatPlace | null, mode: PreviewMode): { preview: Preview | null; failure: unknown } {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = useRef<(wanted: Wanted) => void>(() => {});

  useEffect(() => {
    const stopping = new AbortController();
    const worker = new Worker(new URL("./previewWorker.ts", import.meta.url), { type: "module" });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    const send = (request: PreviewRequest, transfer: Transferable[] = []) => worker.postMessage(request, { transfer });
    let geometry: (PreviewReady & { fans: Fan[] }) | null = null;
    let bases: ShadedFrame["bases"] = null;
    let under: Wanted | null = null;
    let next: Wanted | null = null;
    const goOn = () => {
      under = null;
      if (next === null || geometry === null) return;
      under = next;
      next = null;
      send({ show: under.threat, mode: under.mode });
    };
    ask.current = (wanted) => {
      next = wanted;
      if (under === null) goOn();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => {
      if ("problem" in data) return setFailure(new Error(data.problem));
      if ("ready" in data) {
        geometry = { ...data.ready, fans: data.ready.scanner.views.map((view) => fanOf(data.ready.scanner, view)) };
        return goOn();
      }
      if (geometry === null) return undefined;
      const { fans, exact, bags } = geometry;
      const { patches, touching, outsideTunnel } = data.frame;
      bases = data.frame.bases ?? bases;
      const views = patches.map(({ part, points }, view): PreviewView => ({
        ...viewAxes(fans[view]!),
        base: bases![view]!,
        patch: part,
        points,
        bag: bags[view]!,
      }));
      setPreview({ exact, views, touching, outsideTunnel, shown: under?.threat ?? null });
      // Not before these are on the screen: what nobody sees is made in vain.
      requestAnimationFrame(goOn);
      return undefined;
    });
    worker.addEventListener("error", ({ message }) => setFailure(new Error(message)));
    const load = async () => {
      try {
        const bytes = await fetchPreview(imageId, stopping.signal);
        send({ load: bytes }, [bytes.buffer]);
      } catch (error) {
        if (!stopping.signal.aborted) setFailure(error);
      }
    };
    void load();
    return () => {
      stopping.abort();
      worker.terminate();
    };
  }, [imageId]);

  useEffect(() => ask.current({ threat, mode }), [threat, mode]);

  return { preview, failure };
}
