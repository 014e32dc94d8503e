import "../glass.css";
import type { ShownPicture } from "@vigil/model/simulator/pictureAt";
import { partsOf } from "@vigil/model/simulator/decisionCode";
import type { MarkedLocation, SessionReview } from "@vigil/model/simulator/wire";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsoleAction } from "../consoles/console.ts";
import { consoleFor, viewsOf } from "../consoles/consoleFor.ts";
import { Bags } from "../screen/Bags.tsx";
import { ConsolePanel } from "../screen/ConsolePanel.tsx";
import { KeysDialog, ManifestDialog } from "../screen/Dialogs.tsx";
import { outlinesInWords, noEveryday, outlinesOf } from "../screen/outlinesOf.ts";
import screenStyles from "../screen/Screen.module.css";
import { ColoursSelect } from "../screen/ColoursSelect.tsx";
import { useColours } from "../screen/useColours.ts";
import { TopBar } from "../screen/TopBar.tsx";
import { EverydayThings } from "../screen/EverydayThings.tsx";
import { useBagWords } from "../screen/useBagWords.ts";
import { CoarseNote } from "../screen/CoarseNote.tsx";
import { openingSliders } from "../screen/openingSliders.ts";
import { useCoarse } from "../screen/useCoarse.ts";
import { useSheet } from "../screen/useSheet.ts";
import { useShortcuts } from "../screen/useShortcuts.ts";
import { useSmallForm } from "../screen/useSmallForm.ts";
import { useViewer } from "../screen/useViewer.ts";
import { isViewerAction, viewerAction } from "../screen/viewerAction.ts";
import { useBag } from "../session/useBag.ts";
import { useImageSource } from "../session/useImageSource.ts";
import type { ImageSource } from "../viewer/imageSource.ts";
import type { Scan } from "../viewer/scan.ts";
import { formatSeconds } from "../../ui/format.ts";
import { VolumeKey } from "../screen/VolumeKey.tsx";
import { LazyVolume } from "../volume/LazyVolume.tsx";
import { useBagVolumes } from "../volume/useBagVolumes.ts";
import { BagStrip } from "./BagStrip.tsx";
import { BagTrace } from "./BagTrace.tsx";
import { BagTruth } from "./BagTruth.tsx";
import styles from "./ReviewScreen.module.css";
import { Served } from "./Served.tsx";

interface Props {
  title: string;
  review: SessionReview;
  /** The bag on screen; null goes back to the summary. */
  index: number;
  onIndex: (index: number | null) => void;
  audit: boolean;
  leave: ReactNode;
  /** What looked odd about the session, for whoever audits. */
  flags?: ReactNode;
}

const noScans: readonly Scan[] = [];

/** One bag of a sealed session: the picture with all its enhancements, the learner's marks and the truth. */
export function ReviewScreen(props: Props) {
  const source = useImageSource();
  return source === null ? null : <Reviewing {...props} source={source} />;
}

function Reviewing({ title, review, index, onIndex, audit, leave, flags, source }: Props & { source: ImageSource }) {
  const { t } = useTranslation();
  const { images, settings, imageLibrary } = review;
  const console = useMemo(() => consoleFor(settings), [settings]);
  const image = images[index];
  const bag = useBag(source, images, index);
  const colours = useColours(console.palette, true);
  const viewer = useViewer(image?.viewConfigs.length ?? 1, { ...console, palette: colours.palette });
  const { startOver, replay } = viewer;
  const volume = useBagVolumes(console, viewer, colours.palette, images);
  const [shown, setShown] = useState({ truth: true, marks: true });
  const [everyday, setEveryday] = useState(noEveryday);
  const { thing: nameOf } = useBagWords();
  const form = useSmallForm();
  const sheet = useSheet("told", form !== null);
  const { coarse, onCoarse } = useCoarse();
  const [dialog, setDialog] = useState<"keys" | "manifest" | null>(null);
  // While a recording is played: the marks of that moment.
  const [played, setPlayed] = useState<readonly MarkedLocation[] | null>(null);
  const [volumePlayed, setVolumePlayed] = useState<ShownPicture["volume"] | null>(null);
  const recorded = useRef<ShownPicture | null>(null);
  useEffect(() => {
    recorded.current = null;
    setPlayed(null);
    setVolumePlayed(null);
    setEveryday(({ all }) => ({ all, pointed: null }));
  }, [index]);
  // A recording may be played before the picture has come.
  useEffect(() => (recorded.current === null ? startOver() : replay(recorded.current)), [bag.image, startOver, replay]);
  useBagKeys(index, images.length, onIndex);

  const perform = useCallback(
    (action: ConsoleAction) => {
      if (isViewerAction(action)) return viewerAction(viewer, action);
      if (action.do === "keys") setDialog("keys");
      else if (action.do === "volume") volume.toggle();
      else if (action.do === "manifest") setDialog("manifest");
      else if (action.do === "decide" && action.decision === "cancel") onIndex(null);
      return undefined;
    },
    [viewer, onIndex, volume],
  );
  useShortcuts(console, openingSliders(sheet, perform));
  if (image === undefined) return null;
  const { state } = image;
  const marks = shown.marks && bag.image?.index === index ? (played ?? state.markedLocations) : [];
  const switches = [
    ["truth", t("simulator.reviewing.truth")],
    ["marks", t(audit ? "simulator.reviewing.learnersMarks" : "simulator.reviewing.yourMarks")],
  ] as const;
  const seconds = state.shownMs !== null && state.elapsedMs !== null ? Math.round((state.elapsedMs - state.shownMs) / 1000) : null;
  return (
    <div
      className={screenStyles.screen}
      data-look="glass"
      data-form={form ?? undefined}
      data-panels={form === null ? console.arrangement.place : "sheet"}
      data-decisions="below"
      data-tone={console.arrangement.tone}
      data-testid="simulator-review"
      data-index={index}
    >
      <TopBar
        title={title}
        index={index}
        total={images.length}
        onKeys={() => setDialog("keys")}
        keysShortcut="k"
        leave={leave}
        small={form !== null}
        more={
          <>
            <ColoursSelect colours={colours} />
            <VolumeKey volume={volume} index={index} />
          </>
        }
      >
        <button type="button" className={styles.back} onClick={() => onIndex(null)}>
          {t("simulator.reviewing.summary")} <small aria-hidden>Esc</small>
        </button>
      </TopBar>
      <Bags
        bag={bag}
        waiting={bag.image?.index !== index}
        layout={viewsOf(console, settings, viewer.zooms.length)}
        turned={settings.orientation === "portrait"}
        second={console.second}
        alarms={console.alarms}
        form={form}
        onCoarse={onCoarse}
        viewer={viewer}
        marks={marks}
        shadows={bag.image?.index === index ? volume.shadowsOf(index, marks) : []}
        volume={
          volume.on && volume.at(index) ? (
            <LazyVolume
              volumes={volume}
              index={index}
              scans={bag.image?.index === index ? bag.scans : noScans}
              marks={marks}
              markType={settings.markType}
              bodies={shown.truth ? image.threatBodies : null}
              replay={volumePlayed}
            />
          ) : null
        }
        outlines={
          bag.image?.index === index
            ? outlinesInWords(outlinesOf(image, everyday), nameOf).filter(({ kind }) => kind === "innocent" || shown.truth)
            : []
        }
      />
      <ConsolePanel
        console={console}
        viewer={viewer}
        scans={bag.scans}
        perform={perform}
        bag={{ manifest: settings.showManifest, open: false, opened: false }}
        manifest={settings.showManifest ? image.manifest : null}
        sheet={sheet}
      >
        <section className={styles.truth} aria-label={t("simulator.feedback.title")}>
          <BagTruth
            truth={image}
            state={state}
            settings={settings}
            timedOut={partsOf(state.decision ?? "").timedOut}
            difficulty={image.difficulty}
          />
          <p className={styles.facts}>
            {seconds !== null && `${t("simulator.reviewing.time")}: ${formatSeconds(seconds)}`}
            {state.opened && ` · ${t("simulator.opened")}`}
            {state.credit !== null && ` · ${t("simulator.reviewing.credit")}: ${t(`simulator.reviewing.credits.${state.credit}`)}`}
          </p>
          {image.served && <Served served={image.served} previousMs={images[index - 1]?.served?.receivedMs ?? 0} toldSeconds={seconds} />}
          {flags}
          <BagTrace
            key={index}
            trace={image.trace ?? null}
            lookedMs={(state.elapsedMs ?? 0) - (state.shownMs ?? 0)}
            onShow={(picture, marked) => {
              recorded.current = picture;
              replay(picture);
              setPlayed(marked ? picture.marks : null);
              setVolumePlayed(picture.volume);
            }}
          />
          <fieldset className={styles.switches}>
            <legend>{t("simulator.reviewing.show")}</legend>
            {switches.map(([name, label]) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={shown[name]}
                  onChange={(event) => setShown({ ...shown, [name]: event.currentTarget.checked })}
                />{" "}
                {label}
              </label>
            ))}
          </fieldset>
          {(image.innocentArray ?? []).length > 0 && (
            <EverydayThings
              innocents={image.innocentArray ?? []}
              all={everyday.all}
              onAll={(all) => setEveryday({ ...everyday, all })}
              onPointed={(pointed) => setEveryday({ ...everyday, pointed })}
            />
          )}
        </section>
      </ConsolePanel>
      <footer className={styles.bar}>
        <button
          type="button"
          className={styles.step}
          disabled={index === 0}
          aria-label={t("simulator.reviewing.previous")}
          onClick={() => onIndex(index - 1)}
        >
          <span className={styles.arrow} aria-hidden>
            ←
          </span>
        </button>
        <BagStrip images={images} index={index} onBag={onIndex} />
        <button
          type="button"
          className={styles.step}
          disabled={index === images.length - 1}
          aria-label={t("simulator.reviewing.next")}
          onClick={() => onIndex(index + 1)}
        >
          <span className={styles.arrow} aria-hidden>
            →
          </span>
        </button>
      </footer>
      {form !== null && coarse && <CoarseNote />}
      {dialog === "keys" && (
        <KeysDialog console={console} categories={imageLibrary.threatCategories} volume={volume.any} onClose={() => setDialog(null)} />
      )}
      {dialog === "manifest" && <ManifestDialog lines={image.manifest} onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Arrow keys go from bag to bag, in the direction of reading. */
function useBagKeys(index: number, total: number, onIndex: (index: number) => void): void {
  const { i18n } = useTranslation();
  const forward = i18n.dir() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = i18n.dir() === "rtl" ? "ArrowRight" : "ArrowLeft";
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || document.querySelector("dialog[open]") !== null) return;
      if (key === forward && index < total - 1) onIndex(index + 1);
      if (key === backward && index > 0) onIndex(index - 1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [index, total, onIndex, forward, backward]);
}
