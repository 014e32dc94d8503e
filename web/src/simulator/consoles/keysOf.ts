import type { Console, Key } from "./console.ts";

/** Every key of a console in reading order, sliders and categories as the keys that reach them. */
export function keysOf({ panels, decisions, others }: Console): Key[] {
  const keys: Key[] = [];
  for (const panel of panels)
    switch (panel.kind) {
      case "image":
      case "bag":
        keys.push(...panel.keys);
        break;
      case "adjust":
        for (const { adjustment, shortcut } of [...panel.sliders, ...panel.more])
          keys.push({ action: { do: "adjust", adjustment }, shortcut });
        keys.push(panel.reset);
        break;
      case "zoom":
        keys.push(...panel.pad, ...panel.keys);
        break;
      case "category":
        for (const [place, shortcut] of panel.shortcuts.entries()) keys.push({ action: { do: "categorize", place }, shortcut });
        break;
      case "form":
      case "histogram":
        break;
    }
  return [...keys, ...decisions, ...others];
}
