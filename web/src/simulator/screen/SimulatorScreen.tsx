import "../glass.css";
import { controlState } from "@vigil/model/simulator/controlState";
import type { SessionStart } from "@vigil/model/simulator/wire";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { ConsoleAction } from "../consoles/console.ts";
import { consoleFor, viewsOf } from "../consoles/consoleFor.ts";
import type { SessionRun } from "../session/sessionRun.ts";
import { noScans, useBag } from "../session/useBag.ts";
import type { ImageSource } from "../viewer/imageSource.ts";
import { Bags } from "./Bags.tsx";
import { BreakScreen } from "./BreakScreen.tsx";
import { BelowBag } from "./BelowBag.tsx";
import { BeltKey } from "./BeltKey.tsx";
import { CoarseNote } from "./CoarseNote.tsx";
import { ConsolePanel } from "./ConsolePanel.tsx";
import { controlsOf, decisionActions } from "./controlsOf.ts";
import { Countdowns } from "./Countdowns.tsx";
import { KeysDialog, ManifestDialog, OpenedDialog } from "./Dialogs.tsx";
import { FeedbackPanel } from "./FeedbackPanel.tsx";
import { LibraryDrawer } from "./LibraryDrawer.tsx";
import { LibraryKey } from "./LibraryKey.tsx";
import { outlinesInWords, noEveryday, outlinesShown } from "./outlinesOf.ts";
import { SaveMark } from "./SaveMark.tsx";
import { SealFailed } from "./SealFailed.tsx";
import styles from "./Screen.module.css";
import { TimeOver } from "./TimeOver.tsx";
import { TopBar, type TopBarProps } from "./TopBar.tsx";
import { TourDialog } from "../../shell/tour/TourDialog.tsx";
import { ColoursSelect } from "./ColoursSelect.tsx";
import { useBelt } from "./useBelt.ts";
import { useColours } from "./useColours.ts";
import { useSecondWindow } from "./useSecondWindow.ts";
import { LazyVolume } from "../volume/LazyVolume.tsx";
import { useBagVolumes } from "../volume/useBagVolumes.ts";
import type { VolumeSource } from "../volume/volumeSource.ts";
import { VolumeKey } from "./VolumeKey.tsx";
import { WindowKey } from "./WindowKey.tsx";
import { useDrawn } from "./useDrawn.ts";
import { useFocusOnPicture } from "./useFocusOnPicture.ts";
import { useBagWords } from "./useBagWords.ts";
import { openingSliders } from "./openingSliders.ts";
import { useCoarse } from "./useCoarse.ts";
import { sheetTime, useSheet } from "./useSheet.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { useSmallForm } from "./useSmallForm.ts";
import { useViewer } from "./useViewer.ts";
import { isViewerAction, viewerAction } from "./viewerAction.ts";

interface Props extends Pick<TopBarProps, "title" | "leave" | "more"> {
  start: SessionStart;
  run: SessionRun;
  source: ImageSource;
  /** Where the volumes of the bags come from, where that is not the server. */
  volumes?: VolumeSource;
  /** The object library, where it may open in this session. */
  library?: ReactNode;
}

/** One bag after the other, until the session is handed in. */
export function SimulatorScreen({ title, start, run, source, volumes, leave, more, library }: Props) {
  const { machine: session, saving, problem: sealProblem } = run.state.use();
  const { truths, contents } = run.told.use();
  const { settings, images } = start;
  const console = useMemo(() => consoleFor(settings), [settings]);
  const { threatCategories: categories } = start.imageLibrary;
  // the bag that comes next is not shown in a break before it
  const upTo = session.phase === "intro" ? 0 : session.phase === "break" ? session.index - 1 : session.index;
  const index = Math.min(upTo, images.length - 1);
  const bag = useBag(source, images, index, session.phase !== "loading");
  const colours = useColours(console.palette, settings.colourPalettes);
  const viewer = useViewer(images[index]?.viewConfigs.length ?? 1, { ...console, palette: colours.palette }, run.traced);
  const second = useSecondWindow(title);
  const { startOver } = viewer;
  const volume = useBagVolumes(console, viewer, colours.palette, images, volumes);
  const [libraryOpen, setLibraryOpen] = useState(false);
  const [inspected, setInspected] = useState(false);
  const [everyday, setEveryday] = useState(noEveryday);
  const { thing: nameOf } = useBagWords();
  const form = useSmallForm();
  const { coarse, onCoarse } = useCoarse();
  const [dialog, setDialog] = useState<"manifest" | "open" | "keys" | null>(null);
  const { act } = run;
  const controls = controlsOf(session);
  const sheet = useSheet(sheetTime(session.phase, controls.chosen !== null && categories.length > 0), form !== null);
  const opened = contents[index];
  const shown = controlState(session, {
    manifest: dialog === "manifest",
    open: dialog === "open",
    inspected,
    reading: controls.open.opened && opened === undefined,
  });
  const current = bag.image?.index === index;
  const decision = session.phase === "review" ? undefined : session.decisions[index];
  const marks = session.phase === "looking" ? session.control.markedLocations : current ? (decision?.markedLocations ?? []) : [];

  const onShown = useCallback(() => act({ type: "shown" }), [act]);
  const belt = useBelt({
    waiting: current && session.phase === "loading",
    timed: settings.sessionTimerMs > 0,
    elsewhere: second.place,
    onShown,
  });
  const onDrawn = useDrawn(bag.scans, current, belt.arrived);
  useLayoutEffect(() => startOver(), [bag.image, startOver]); // before anything is painted: the next bag is drawn once, as a new one
  useEffect(() => setDialog(null), [index, session.phase]);
  useEffect(() => setEveryday(({ all }) => ({ all, pointed: null })), [index]);
  useFocusOnPicture(session.phase === "looking" ? index : null);

  const perform = useCallback(
    (action: ConsoleAction) => {
      if (isViewerAction(action)) return viewerAction(viewer, action);
      switch (action.do) {
        case "decide":
          if (session.phase === "feedback" && action.decision === "confirm") act({ type: "next" });
          else act(decisionActions[action.decision]);
          break;
        case "categorize": {
          const category = categories[action.place];
          const chosen = session.phase === "looking" ? session.control.category : null;
          if (category !== undefined) act({ type: "categorize", category: category === chosen ? null : category });
          break;
        }
        case "unmark":
          act({ type: "unmark", mark: marks.length - 1 });
          break;
        case "open":
          if (!controls.open.possible && !controls.open.opened) break;
          act({ type: "open" });
          run.traced({ kind: "open" });
          setDialog("open");
          break;
        case "manifest":
          if (!start.settings.showManifest) break;
          run.traced({ kind: "manifest" });
          setDialog("manifest");
          break;
        case "window":
          second.toggle();
          break;
        case "library":
          if (library !== undefined) setLibraryOpen(true);
          break;
        case "volume":
          volume.toggle();
          break;
        case "keys":
          setDialog("keys");
          break;
      }
      return undefined;
    },
    [
      act,
      run,
      categories,
      controls.open.opened,
      controls.open.possible,
      library,
      marks.length,
      session,
      second,
      start.settings.showManifest,
      viewer,
      volume,
    ],
  );
  useShortcuts(console, openingSliders(sheet, perform));

  const feedback = session.phase === "feedback" && decision !== undefined;
  return (
    <div
      className={styles.screen}
      data-look="glass"
      data-form={form ?? undefined}
      data-panels={form === null ? console.arrangement.place : "sheet"}
      data-decisions={form === null ? console.arrangement.decisions : "below"}
      data-tone={console.arrangement.tone}
      data-testid="simulator"
      data-phase={session.phase}
      data-index={index}
      data-locked={shown.uiLocked > 0 || undefined}
    >
      <TopBar
        title={title}
        index={index}
        total={images.length}
        decided={session.phase === "review" ? images.length : session.decisions.length}
        onKeys={() => setDialog("keys")}
        keysShortcut="k"
        leave={leave}
        small={form !== null}
        more={
          <>
            <ColoursSelect colours={colours} />
            <BeltKey belt={belt} small={form !== null} />
            <VolumeKey volume={volume} index={index} />
            {form === null && <WindowKey second={second} views={viewer.zooms.length} />}
            {library !== undefined && <LibraryKey open={libraryOpen} onPress={() => setLibraryOpen(!libraryOpen)} />}
            {more}
          </>
        }
      >
        <Countdowns session={session} elapsedMs={run.elapsedMs} />
        <SaveMark saving={saving} onRetry={run.retry} />
      </TopBar>
      <Bags
        bag={bag}
        waiting={!current && session.phase !== "sealing"}
        layout={viewsOf(console, settings, viewer.zooms.length)}
        turned={settings.orientation === "portrait"}
        second={console.second}
        alarms={console.alarms}
        belt={belt.moving}
        elsewhere={second.place}
        volume={
          volume.on && session.phase !== "intro" && volume.at(index) ? (
            <LazyVolume
              volumes={volume}
              index={index}
              scans={current ? bag.scans : noScans}
              marks={marks}
              markType={settings.markType}
              onMark={controls.choosing ? (mark) => act({ type: "mark", ...mark }) : undefined}
              onUnmark={(mark) => act({ type: "unmark", mark })}
              bodies={shown.showThreatMarked ? truths[index]?.threatBodies : null}
              onStep={run.traced}
            />
          ) : null
        }
        form={form}
        onCoarse={onCoarse}
        viewer={viewer}
        marks={marks}
        shadows={current ? volume.shadowsOf(index, marks) : []}
        markType={settings.markType}
        outlines={outlinesInWords(outlinesShown(shown, truths[index], opened, everyday), nameOf)}
        onMark={controls.choosing ? (view, at) => act({ type: "mark", view, ...at }) : undefined}
        onUnmark={(mark) => act({ type: "unmark", mark })}
        onDrawn={onDrawn}
        onLooked={(view) => act({ type: "view", view })}
      />
      <ConsolePanel
        console={console}
        viewer={viewer}
        scans={bag.scans}
        perform={perform}
        choice={
          feedback
            ? undefined
            : { categories, category: session.phase === "looking" ? session.control.category : null, disabled: !controls.choosing }
        }
        bag={feedback ? undefined : { manifest: start.settings.showManifest, open: controls.open.possible, opened: controls.open.opened }}
        manifest={settings.showManifest ? (images[index]?.manifest ?? []) : null}
        sheet={sheet}
      >
        {feedback && (
          <FeedbackPanel decision={decision} truth={truths[index]} settings={start.settings} everyday={everyday} onEveryday={setEveryday} />
        )}
      </ConsolePanel>
      <BelowBag
        session={session}
        decisions={console.decisions}
        controls={controls}
        feedback={feedback}
        last={index === images.length - 1}
        act={act}
        perform={perform}
      />
      {session.phase === "break" && (
        <BreakScreen session={session} elapsedMs={run.elapsedMs} leave={leave} onGoOn={() => act({ type: "next" })} />
      )}
      <TimeOver session={session} />
      <TourDialog />
      {form !== null && coarse && <CoarseNote />}
      {sealProblem !== null && session.phase === "sealing" && <SealFailed problem={sealProblem} onRetry={run.retry} />}
      {dialog === "keys" && (
        <KeysDialog
          console={console}
          categories={categories}
          markType={settings.markType}
          library={library !== undefined}
          volume={volume.any}
          onClose={() => setDialog(null)}
        />
      )}
      {libraryOpen && <LibraryDrawer onClose={() => setLibraryOpen(false)}>{library}</LibraryDrawer>}
      {shown.showManifest && <ManifestDialog lines={images[index]?.manifest ?? []} onClose={() => setDialog(null)} />}
      {shown.showOpen && (
        <OpenedDialog
          contents={opened}
          inspected={inspected}
          onInspected={setInspected}
          onRetry={() => run.readContents(index)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
