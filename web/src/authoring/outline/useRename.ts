import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useDraft } from "../draft/useDraft.ts";
import type { OutlineRow } from "./outlineMoves.ts";

/** A name typed in place: Enter or leaving keeps it, Escape does not. */
export function useRename(row: OutlineRow) {
  const { desk } = useDraft();
  const [name, setName] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const renaming = name !== null;
  useEffect(() => {
    if (renaming) field.current?.select();
  }, [renaming]);
  const over = () => {
    setName(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${row.key}"]`)?.focus());
  };
  const keep = () => {
    const typed = name?.trim() ?? "";
    setName(null);
    const part = desk.parts.keyed(row.key);
    if (part === undefined || typed === "" || typed === row.name) return;
    const named = row.kind === "page" ? { title: typed } : { name: typed };
    desk.change({ locale: null, piece: part.piece, key: part.key }, { ...part.block, ...named });
  };
  return {
    name,
    field,
    begin: () => setName(row.name),
    type: setName,
    keep,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Enter") keep();
      over();
    },
  };
}
