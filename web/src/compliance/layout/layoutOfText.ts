import { mostElementWords, pageOfLayout, type LayoutElement } from "@vigil/model/compliance/certificateLayout";
import { tenth } from "@vigil/model/compliance/layoutChanges";
import type { Millimetres } from "@vigil/model/compliance/paperSize";
import { directionOf, languages, sourceLanguage, type Language } from "@vigil/model/phrases/languages";
import i18next from "i18next";

const inline = new Set(["SPAN", "STRONG", "EM", "SMALL", "BR"]);
const point = 25.4 / 72;

/**
 * A page of words as things on the paper: each block becomes one where the browser has put it, in its letters. `sheet` shows the page with the names
 * of its values between braces, so that they stay values.
 */
export function layoutOfText(sheet: HTMLElement, paper: Millimetres): string {
  const whole = sheet.getBoundingClientRect();
  const scale = paper.width / whole.width;
  const placeOf = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const x = Math.min(Math.max(0, tenth((left - whole.left) * scale)), paper.width - 1);
    const y = Math.min(Math.max(0, tenth((top - whole.top) * scale)), paper.height - 1);
    return {
      x: tenth(x),
      y: tenth(y),
      width: tenth(Math.min(Math.max(1, width * scale), paper.width - x)),
      height: tenth(Math.min(Math.max(1, height * scale), paper.height - y)),
    };
  };
  const elements: LayoutElement[] = [];
  const walk = (node: Element): void => {
    const look = getComputedStyle(node);
    if (node instanceof HTMLImageElement) {
      elements.push({ kind: "picture", ...placeOf(node), media: Number(node.dataset["media"]), alt: node.alt.slice(0, 200) });
    } else if (node instanceof SVGElement) {
      elements.push({ kind: "qr", ...placeOf(node) });
    } else {
      if (Number.parseFloat(look.borderTopWidth) > 0) {
        const thickness = Math.max(0.1, tenth(Number.parseFloat(look.borderTopWidth) * scale));
        const { height: _height, ...place } = placeOf(node);
        elements.push({ kind: "line", ...place, height: 1, colour: hex(look.borderTopColor), thickness });
      }
      const isText = [...node.children].every((child) => inline.has(child.tagName));
      if (!isText) for (const child of node.children) walk(child);
      else if (node.textContent.trim() !== "") elements.push(textOf(node as HTMLElement, look));
    }
  };
  const textOf = (node: HTMLElement, look: CSSStyleDeclaration): LayoutElement => {
    const words = node.innerText.trim().slice(0, mostElementWords);
    const letters = {
      font: look.fontFamily.includes("cursive") ? ("script" as const) : ("sans" as const),
      size: Math.min(120, Math.max(4, tenth((Number.parseFloat(look.fontSize) * scale) / point))),
      weight:
        Number(look.fontWeight) >= 550 ? ("bold" as const) : Number(look.fontWeight) <= 300 ? ("light" as const) : ("normal" as const),
      italic: look.fontStyle === "italic",
      colour: hex(look.color),
      align: look.textAlign === "center" ? ("center" as const) : look.textAlign === "end" ? ("end" as const) : ("start" as const),
      direction: "auto" as const,
    };
    const variable = /^\{\{([^{}]+)\}\}$/u.exec(words)?.[1];
    if (variable !== undefined) return { kind: "field", ...placeOf(node), ...letters, variable };
    return { kind: "text", ...placeOf(node), ...letters, words: { [languageOf(words)]: words } };
  };
  for (const child of sheet.querySelectorAll("[data-words] > *")) walk(child);
  return pageOfLayout({ elements });
}

/** The page does not say in what it is written: the reader's language, where that runs the way its words do. */
function languageOf(words: string): Language {
  const direction = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words) ? "rtl" : "ltr";
  const runs = languages.filter((one) => directionOf(one) === direction);
  return runs.find((one) => one === i18next.language) ?? runs[0] ?? sourceLanguage;
}

/** The browser says rgb(20, 33, 58). */
const hex = (colour: string): string =>
  `#${(colour.match(/\d+/gu) ?? ["0", "0", "0"])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;
