import type { ThreatPlace } from "@vigil/xray/threatProjection/threatPlace";
import { useEffect, useEffectEvent, useState } from "react";
import { changed, newHistory, redone, undone } from "./editHistory.ts";
import type { Pose } from "./placing.ts";

type Placed = ThreatPlace | null;

export interface Editing {
  /** As it is shown: what is being dragged counts. */
  readonly threat: Placed;
  /** Not yet a step: what is shown may lag behind. */
  readonly dragging: boolean;
  readonly dirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly live: (pose: Pose) => void;
  /** One step that can be taken back. */
  readonly change: (threat: ThreatPlace) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The threat while it is moved and turnedBy, with its steps; Ctrl Z takes one back. */
export function useEditing(): Editing {
  const [history, setHistory] = useState(() => newHistory<Placed>(null));
  const [pose, setPose] = useState<Pose | null>(null);
  const { past, present, future } = history;
  const undo = () => setHistory(undone);
  const redo = () => setHistory(redone);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
    if (typing || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]") !== null) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) undo();
    else if (key === "y" || key === "z") redo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return {
    threat: present === null || pose === null ? present : { ...present, ...pose },
    dragging: pose !== null,
    dirty: present !== null,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    live: setPose,
    change: (threat) => {
      setPose(null);
      setHistory((before) => changed(before, threat));
    },
    undo,
    redo,
  };
}
