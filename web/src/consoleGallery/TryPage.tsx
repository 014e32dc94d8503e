import "../simulator/glass.css";
import { Link, useParams } from "@tanstack/react-router";
import { type ConsoleType, consoleTypes } from "@vigil/model/simulator/consoleNames";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { SessionStart } from "@vigil/model/simulator/wire";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { NotFound } from "../shell/NotFound.tsx";
import { useUser } from "../shell/user.ts";
import { SimulatorScreen } from "../simulator/screen/SimulatorScreen.tsx";
import { useRun } from "../attempt/useRun.ts";
import { useViewerSupport } from "../simulator/viewer/useViewerSupport.ts";
import { Message } from "../ui/Message.tsx";
import { useTitle } from "../ui/useTitle.ts";
import styles from "./Gallery.module.css";
import { sampleImages, sampleSettings, type TryOptions } from "./sample.ts";
import { sampleRun } from "./sampleRun.ts";
import { createSampleSource, type SampleSource } from "./sampleSource.ts";
import { TryOptionsBar } from "./TryOptionsBar.tsx";

/** One console at full size, on sample bags, with every key at work. Nothing of it is stored. */
export function TryPage() {
  const { console: name } = useParams({ from: "/$domain/admin/consoles/$console" });
  const { permissions } = useUser();
  const supported = useViewerSupport();
  const { t } = useTranslation();
  const type = consoleTypes.find((known) => known === name);
  useTitle(t("gallery.tryTitle", { console: name }));
  if (!permissions.includes("images:view")) return <NotAllowed />;
  if (type === undefined) return <NotFound />;
  if (!supported)
    return (
      <Message kind="error" title={t("simulator.noGraphics")}>
        {t("simulator.noGraphicsHint")}
      </Message>
    );
  return <Trying key={type} type={type} />;
}

const usual: TryOptions = { orientation: "landscape", viewLayout: "default", layout: "default", markType: "point" };

function Trying({ type }: { type: ConsoleType }) {
  const [options, setOptions] = useState(usual);
  const [round, setRound] = useState(0);
  const source = useSampleSource(type);
  const again = useMemo(() => () => setRound((count) => count + 1), []);
  if (source === null) return null;
  return (
    <Round key={`${round} ${JSON.stringify(options)}`} type={type} options={options} source={source} onOptions={setOptions} onEnd={again} />
  );
}

interface RoundProps {
  type: ConsoleType;
  options: TryOptions;
  source: SampleSource;
  onOptions: (options: TryOptions) => void;
  onEnd: () => void;
}

/** Once through the samples; then from the first again. */
function Round({ type, options, source, onOptions, onEnd }: RoundProps) {
  const { t } = useTranslation();
  const [begun] = useState(() => startOf(type, options));
  const [run] = useState(() => sampleRun(begun, source));
  useRun(run);
  const { machine: session } = run.state.use();
  useEffect(() => {
    if (session.phase === "review") onEnd();
  }, [session.phase, onEnd]);
  const index = session.phase === "intro" ? 0 : session.index;
  const start = useWithManifest(begun, source, index);
  return (
    <SimulatorScreen
      title={t("gallery.tryTitle", { console: type })}
      start={start}
      run={run}
      source={source}
      volumes={source}
      more={<TryOptionsBar options={options} onOptions={onOptions} />}
      leave={
        <Link className={styles.leave} to="/$domain/admin/consoles" params={{ domain: domainOfPage() }}>
          {t("gallery.back")}
        </Link>
      }
    />
  );
}

const startOf = (type: ConsoleType, options: TryOptions): SessionStart => ({
  sessionId: 0,
  itemId: 0,
  type: "Practice",
  isQuiz: false,
  isReview: false,
  categoryRequired: false,
  markRequired: false,
  imageLibrary: { threatCategories: [...threatCategories], templateVersion: 1 },
  objects: [],
  settings: sampleSettings(type, options),
  elapsedMs: 0,
  images: sampleImages(type),
});

/** What a sample's traveller declared is known once it is packed. */
function useWithManifest(start: SessionStart, source: SampleSource, index: number): SessionStart {
  const [manifests, setManifests] = useState<Readonly<Record<number, readonly string[]>>>({});
  useEffect(() => {
    let current = true;
    const read = async () => {
      const { bag } = await source.bag(index);
      if (current) setManifests((known) => ({ ...known, [index]: bag.manifest }));
    };
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [source, index]);
  return useMemo(
    () => ({ ...start, images: start.images.map((image) => ({ ...image, manifest: [...(manifests[image.index] ?? [])] })) }),
    [start, manifests],
  );
}

/** Null until it stands. */
function useSampleSource(type: ConsoleType): SampleSource | null {
  const [source, setSource] = useState<SampleSource | null>(null);
  useEffect(() => {
    const made = createSampleSource(type);
    setSource(made);
    return () => made.stop();
  }, [type]);
  return source;
}
