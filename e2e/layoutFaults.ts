/// <reference lib="dom" />
import type { Page } from "@playwright/test";

/** What a page shows cut off, one over another, or beside the screen. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the screen`);
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const named = (element: Element) => `"${(element.textContent ?? "").trim().slice(0, 60)}"`;
    const whole = [...document.querySelectorAll<HTMLElement>("button, h1, h2, h3, label, legend, [role=tab], nav a")].filter(visible);
    for (const element of whole) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (textOverflow === "ellipsis" && element.title !== "") continue; // its end is told on demand
      if (overflowX !== "visible" && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${element.tagName.toLowerCase()} ${named(element)} is cut by ${element.scrollWidth - element.clientWidth} px`);
    }
    const scrolledIn = (element: Element | null, panel: Element): boolean =>
      element !== null &&
      element !== panel &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolledIn(element.parentElement, panel));
    for (const panel of document.querySelectorAll("aside")) {
      const { left, right } = panel.getBoundingClientRect();
      for (const element of [...panel.querySelectorAll("button, td, th, output")].filter(visible)) {
        const box = element.getBoundingClientRect();
        if ((box.right > right + 1 || box.left < left - 1) && !scrolledIn(element, panel))
          faults.push(`${named(element)} runs out of its panel`);
      }
    }
    for (const key of [...document.querySelectorAll<HTMLElement>("footer button, aside button")].filter(visible))
      if (key.clientWidth > 1 && key.scrollWidth > key.clientWidth + 1)
        faults.push(`${named(key)} is ${key.scrollWidth - key.clientWidth} px wider than its key`);
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    const controls = [...document.querySelectorAll<HTMLElement>("main button, main a[href], main input, main select")].filter(visible);
    const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => box.width > 2);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (within(one.box, other.box) || within(other.box, one.box)) continue; // the eye in a field of passwords
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const at = document.elementFromPoint(
          Math.max(one.box.left, other.box.left) + width / 2,
          Math.max(one.box.top, other.box.top) + height / 2,
        );
        if (width > 3 && height > 3 && at !== null && (one.element.contains(at) || other.element.contains(at)))
          faults.push(`${named(one.element)} and ${named(other.element)} lie over each other`);
      }
    return faults;
  });
