import { lazy, Suspense } from "react";

/** Few take something back: the button and its word come when something is told that can be. */
const UndoButton = lazy(async () => ({ default: (await import("./UndoButton.tsx")).UndoButton }));

/** Beside the message that something went: the button that brings it back. */
export const withUndo = (undo: () => unknown) =>
  function Undo({ close }: { close: () => void }) {
    return (
      <Suspense>
        <UndoButton undo={undo} close={close} />
      </Suspense>
    );
  };
